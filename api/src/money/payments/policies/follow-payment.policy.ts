import { definePolicy } from '../../../kernel/index.js';
import { CHECK_AFTER, checkPayment } from '../jobs/check-payment.job.js';
import { returnPayment } from '../jobs/return-payment.job.js';
import { returnSurplus } from '../jobs/return-surplus.job.js';
import { startPayment } from '../jobs/start-payment.job.js';
import type { PaymentEvent } from '../payment.events.js';

/**
 * Starts every order at the provider and polls it until it is settled, even if the request or the webhook is lost.
 * Refunds declined payments and surpluses.
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
    SurplusReceived: ({ streamId: paymentId, data: { reference } }) => [
      returnSurplus.at({ paymentId, reference, round: 0 }, { key: `${reference}-0` }),
    ],
  },
});
