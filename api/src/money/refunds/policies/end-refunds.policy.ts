import { definePolicy } from '../../../kernel/index.js';
import type { PaymentChargedBack } from '../../payments/index.js';
import { endRefunds } from '../jobs/end-refunds.job.js';
import type { RefundPayoutFailed } from '../refund.events.js';

const ofRefund = ({ streamId: id, position }: { streamId: string; position: number }) => [
  endRefunds.at({ of: 'refund', id }, { key: `${id}-${position}` }),
];

/** A refund whose pay-out was running at the charge-back ends once the provider has refused it. */
export const endRefundsOfChargedBack = definePolicy<PaymentChargedBack | RefundPayoutFailed>({
  name: 'end-refunds',
  on: {
    PaymentChargedBack: ({ streamId: id, data: { chargeback } }) => [
      endRefunds.at({ of: 'payment', id }, { key: `${id}-${chargeback}` }),
    ],
    RefundPayoutFailed: ofRefund,
  },
});
