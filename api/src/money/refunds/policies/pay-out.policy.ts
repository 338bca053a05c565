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
    // Above the limit nothing goes before a second person has said so (ADM-04).
    RefundApproved: (event) => (event.data.second ? [] : begin(event)),
    RefundConfirmed: begin,
    RefundPayoutRepeated: begin,
    // Finance may say so weeks later, when nobody asks any more.
    DebitPaidBack: once,
    // So may they take the file apart in which the debit lay.
    DebitReduced: once,
  },
});
