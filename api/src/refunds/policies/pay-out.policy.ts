import type { DebitPaidBack } from '../../debits/index.js';
import { definePolicy } from '../../kernel/index.js';
import { ONCE, payOut } from '../jobs/pay-out.job.js';
import { payoutOf } from '../refund.js';
import type { RefundEvent } from '../refund.events.js';

const begin = ({ streamId: refundId, data: { payout } }: { streamId: string; data: { payout: number } }) => [
  payOut.at({ refundId, payout, round: 0 }, { key: `${refundId}-${payout}-0` }),
];

export const payOutRefunds = definePolicy<RefundEvent | DebitPaidBack>({
  name: 'pay-out-refunds',
  on: {
    // Above the limit nothing goes before a second person has said so (ADM-04).
    RefundApproved: (event) => (event.data.second ? [] : begin(event)),
    RefundConfirmed: begin,
    RefundPayoutRepeated: begin,
    // Finance may say so weeks later, when nobody asks any more.
    DebitPaidBack: ({ data }) => {
      const paid = payoutOf(data.refundId);
      return paid ? [payOut.at({ ...paid, round: ONCE }, { key: `${data.refundId}-paid-back` })] : [];
    },
  },
});
