import { CommandBus } from '@nestjs/cqrs';
import { defineJob, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { StartPayment } from '../commands/start-payment.command.js';

export const startPayment = defineJob<{ paymentId: string }>('start-payment', { attempts: 8 });

/** The request that places the order starts the payment itself; this job covers a request that was cut off before. */
@HandlesJob(startPayment)
export class StartPaymentJob implements JobHandler<{ paymentId: string }> {
  constructor(private readonly commands: CommandBus) {}

  async run({ paymentId }: { paymentId: string }): Promise<void> {
    await this.commands.execute(new StartPayment({ paymentId }));
  }
}
