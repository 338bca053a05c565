import { defineStream } from '../../kernel/domain.js';
import type { ComplaintViewed } from './complaint-log.events.js';

/** Who of the staff looked at a complaint. Separate, so that views do not change the complaint's stream. */
export const complaintLog = defineStream<{ views: number }, ComplaintViewed>({
  type: 'complaintlog',
  revision: 1,
  initial: { views: 0 },
  evolve: ({ views }, { type }) => {
    switch (type) {
      case 'ComplaintViewed':
        return { views: views + 1 };
    }
  },
});
export const complaintLogOf = complaintLog.of;
