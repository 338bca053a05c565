import { defineStream } from '../../kernel/index.js';
import type { CaseMessagesViewed } from './case-log.events.js';

/** What staff looked at for a case beyond what was reported, by case; the case itself stays as it is. */
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
