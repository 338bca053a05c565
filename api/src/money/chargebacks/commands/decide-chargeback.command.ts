import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { decideChargeback } from '../chargeback.js';
import { ChargebackEntries } from '../chargeback-entries.js';
import type { DecideChargebackDto } from '../chargebacks.dto.js';

export class DecideChargeback extends Command<{ status: string }> {
  constructor(readonly input: { chargebackId: string; staffId: string; body: DecideChargebackDto; key: string }) {
    super();
  }
}

/** What finance answered, or what the bank decided: kept with its reason, and no money moves by it (ADM-04). */
@CommandHandler(DecideChargeback)
export class DecideChargebackHandler implements ICommandHandler<DecideChargeback> {
  constructor(private readonly entries: ChargebackEntries) {}

  async execute({ input: { chargebackId, staffId, body, key } }: DecideChargeback): Promise<{ status: string }> {
    const request = { decideChargeback: chargebackId, input: body };
    const { status } = await this.entries.enter(
      { chargebackId, staffId, key, request, text: body.reason },
      (state, entry, reason) => decideChargeback(state, { ...entry, decision: body.decision, reason }),
    );
    return { status };
  }
}
