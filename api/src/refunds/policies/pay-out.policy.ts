import { definePolicy } from '../../kernel/index.js';
import { payOut } from '../jobs/pay-out.job.js';
import type { RefundEvent } from '../refund.events.js';

const begin = ({ streamId: refundId, data: { payout } }: { streamId: string; data: { payout: number } }) => [
  payOut.at({ refundId, payout, round: 0 }, { key: `${refundId}-${payout}-0` }),
];

export const payOutRefunds = definePolicy<RefundEvent>({
  name: 'pay-out-refunds',
  on: {
    // Above the limit nothing goes before a second person has said so (ADM-04).
    RefundApproved: (event) => (event.data.second ? [] : begin(event)),
    RefundConfirmed: begin,
    RefundPayoutRepeated: begin,
  },
});
