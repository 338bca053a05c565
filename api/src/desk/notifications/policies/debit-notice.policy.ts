import type { DebitEvent } from '../../../money/direct-debit/index.js';
import { definePolicy } from '../../../kernel/index.js';
import { sendDebitNotice } from '../jobs/send-debit-notice.job.js';

/** At once: the day of collection is set so many days ahead as the notice takes (MNY-04). */
export const debitNoticePolicy = definePolicy<DebitEvent>({
  name: 'debit-notice',
  on: {
    DebitAuthorised: ({ streamId: paymentId }) => [sendDebitNotice.at({ paymentId }, { key: paymentId })],
    DebitPostponed: ({ streamId: paymentId, data: { collectOn } }) => [
      sendDebitNotice.at({ paymentId }, { key: `${paymentId}-${collectOn}` }),
    ],
  },
});
