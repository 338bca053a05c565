import { defineStream } from '../../kernel/domain.js';
import type { InboxConversationViewed } from './inbox-log.events.js';

/** What staff looked at in the inbox, by conversation; the conversations themselves stay as they are. */
export const inboxLog = defineStream<{ views: number }, InboxConversationViewed>({
  type: 'inbox',
  revision: 1,
  initial: { views: 0 },
  evolve: ({ views }, { type }) => {
    switch (type) {
      case 'InboxConversationViewed':
        return { views: views + 1 };
    }
  },
});
export const inboxLogOf = inboxLog.of;
