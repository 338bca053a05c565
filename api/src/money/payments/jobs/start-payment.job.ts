import { CommandBus } from '@nestjs/cqrs';
import { defineJob, definePolicy, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { StartPayment } from '../commands/start-payment.command.js';
import { CHECK_AFTER, checkPayment } from './check-payment.job.js';
import { returnPayment, returnSurplus } from './return-payment.job.js';
import type { PaymentEvent } from '../payment.events.js';

const startPayment = defineJob<{ paymentId: string }>('start-payment', { attempts: 8 });

/** The request that places the order starts the payment itself; this job covers a request that was cut off before. */
@HandlesJob(startPayment)
export class StartPaymentJob implements JobHandler<{ paymentId: string }> {
  constructor(private readonly commands: CommandBus) {}

  async run({ paymentId }: { paymentId: string }): Promise<void> {
    await this.commands.execute(new StartPayment({ paymentId }));
  }
}

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
