import { definePolicy } from '../../../kernel/index.js';
import type { DebitEvent } from '../debit.events.js';
import type { DebitFileEvent } from '../debit-file.events.js';
import { chargeBack } from '../jobs/charge-back.job.js';
import { forgetMandateJob } from '../jobs/forget-mandate.job.js';
import { sendCode } from '../jobs/send-code.job.js';
import { settleFile } from '../jobs/settle-file.job.js';

const FIRST_LOOK_DAYS = 400;

export const followDebit = definePolicy<DebitEvent | DebitFileEvent>({
  name: 'follow-debit',
  on: {
    DebitCodeAsked: ({ streamId: paymentId, data: { number, memberId, language } }) => [
      sendCode.at({ paymentId, number, memberId, language }, { key: `${paymentId}-${number}` }),
    ],
    DebitAuthorised: ({ streamId: paymentId, data: { collectOn } }) => {
      const runAt = new Date(Date.parse(collectOn) + FIRST_LOOK_DAYS * 86_400_000);
      return [forgetMandateJob.at({ paymentId }, { key: paymentId, runAt })];
    },
    DebitReturned: ({ streamId: paymentId }) => [chargeBack.at({ paymentId }, { key: paymentId })],
    DebitFileMade: ({ streamId: fileId, data: { settlesAt, sentAt } }) =>
      sentAt === null ? [] : [settleFile.at({ fileId }, { key: fileId, runAt: new Date(settlesAt) })],
    DebitFileSent: ({ streamId: fileId, data: { settlesAt } }) => [
      settleFile.at({ fileId }, { key: fileId, runAt: new Date(settlesAt) }),
    ],
  },
});
