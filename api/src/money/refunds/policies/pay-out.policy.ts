import type { DebitPaidBack, DebitReduced } from '../../direct-debit/index.js';
import { definePolicy } from '../../../kernel/index.js';
import { ONCE, payOut } from '../jobs/pay-out.job.js';
import { payoutOf } from '../refund.js';
import type { RefundEvent } from '../refund.events.js';

const begin = ({ streamId: refundId, data: { payout } }: { streamId: string; data: { payout: number } }) => [
  payOut.at({ refundId, payout, round: 0 }, { key: `${refundId}-${payout}-0` }),
];

const once = ({ data: { refundId } }: DebitPaidBack | DebitReduced) => {
  const paid = payoutOf(refundId);
  return paid ? [payOut.at({ ...paid, round: ONCE }, { key: `${refundId}-paid-back` })] : [];
};

export const payOutRefunds = definePolicy<RefundEvent | DebitPaidBack | DebitReduced>({
  name: 'pay-out-refunds',
  on: {
    // Above the limit the pay-out waits for a second person's confirmation (ADM-04).
    RefundApproved: (event) => (event.data.second ? [] : begin(event)),
    RefundConfirmed: begin,
    RefundPayoutRepeated: begin,
    // Finance may confirm the transfer weeks later, when the pay-out job no longer polls.
    DebitPaidBack: once,
    // The same goes for taking apart the file that contained the debit.
    DebitReduced: once,
  },
});
