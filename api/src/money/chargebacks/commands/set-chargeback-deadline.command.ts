import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { setDeadline } from '../chargeback.js';
import { ChargebackEntries } from '../chargeback-entries.js';
import type { SetChargebackDeadlineDto } from '../chargebacks.dto.js';

export class SetChargebackDeadline extends Command<{ respond_by: string }> {
  constructor(readonly input: { chargebackId: string; staffId: string; body: SetChargebackDeadlineDto; key: string }) {
    super();
  }
}

/** The payment company told another last day than was assumed (ADM-04). */
@CommandHandler(SetChargebackDeadline)
export class SetChargebackDeadlineHandler implements ICommandHandler<SetChargebackDeadline> {
  constructor(private readonly entries: ChargebackEntries) {}

  async execute({
    input: { chargebackId, staffId, body, key },
  }: SetChargebackDeadline): Promise<{ respond_by: string }> {
    const { respond_by: respondBy } = body;
    const request = { setChargebackDeadline: chargebackId, input: body };
    await this.entries.enter({ chargebackId, staffId, key, request, text: body.reason }, (state, entry, reason) =>
      setDeadline(state, { ...entry, respondBy, reason }),
    );
    return { respond_by: respondBy };
  }
}
