import { CommandBus } from '@nestjs/cqrs';
import { defineJob, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { SettlePayment } from '../../payments/index.js';
import { PROVIDER, referenceFor } from '../open-order.js';

export const chargeBack = defineJob<{ paymentId: string }>('charge-back-debit');

/** Charges back the payment of a returned debit, even if the request that recorded the return is cut off. */
@HandlesJob(chargeBack)
export class ChargeBackJob implements JobHandler<{ paymentId: string }> {
  constructor(private readonly commands: CommandBus) {}

  async run({ paymentId }: { paymentId: string }): Promise<void> {
    await this.commands.execute(new SettlePayment({ providerName: PROVIDER, reference: referenceFor(paymentId) }));
  }
}
