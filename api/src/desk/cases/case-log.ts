import { defineStream } from '../../kernel/domain.js';
import type { CaseMessagesViewed } from './case-log.events.js';

/** What staff viewed for a case beyond the reported item. Separate, so that views do not change the case's stream. */
export const caseLog = defineStream<{ views: number }, CaseMessagesViewed>({
  type: 'caselog',
  revision: 1,
  initial: { views: 0 },
  evolve: ({ views }, { type }) => {
    switch (type) {
      case 'CaseMessagesViewed':
        return { views: views + 1 };
    }
  },
});
export const caseLogOf = caseLog.of;
