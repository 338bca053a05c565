import { definePolicy } from '../../kernel/index.js';
import { CHECK_AFTER, checkPayment } from '../jobs/check-payment.job.js';
import { returnPayment } from '../jobs/return-payment.job.js';
import { startPayment } from '../jobs/start-payment.job.js';
import type { PaymentEvent } from '../payment.events.js';

/**
 * An order is brought to the provider, and asked about until it is settled, whatever happens to request and webhook;
 * money that was declined goes back.
 */
export const followPayment = definePolicy<PaymentEvent>({
  name: 'follow-payment',
  on: {
    OrderPlaced: ({ streamId: paymentId }) => [startPayment.at({ paymentId }, { key: paymentId })],
    PaymentStarted: ({ streamId: paymentId, data }) => {
      const runAt = new Date(Date.parse(data.startedAt) + CHECK_AFTER[0] * 1000);
      return [checkPayment.at({ paymentId, round: 0 }, { key: `${paymentId}-0`, runAt })];
    },
    PaymentDeclined: ({ streamId: paymentId }) => [
      returnPayment.at({ paymentId, round: 0 }, { key: `${paymentId}-0` }),
    ],
  },
});
