import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { writeStatement } from '../chargeback.js';
import { ChargebackEntries } from '../chargeback-entries.js';
import type { WriteChargebackStatementDto } from '../chargebacks.dto.js';

export class WriteChargebackStatement extends Command<{ status: string }> {
  constructor(
    readonly input: { chargebackId: string; staffId: string; body: WriteChargebackStatementDto; key: string },
  ) {
    super();
  }
}

/** What the site says about it stands in the evidence, in place of what was written before (ADM-04). */
@CommandHandler(WriteChargebackStatement)
export class WriteChargebackStatementHandler implements ICommandHandler<WriteChargebackStatement> {
  constructor(private readonly entries: ChargebackEntries) {}

  async execute({
    input: { chargebackId, staffId, body, key },
  }: WriteChargebackStatement): Promise<{ status: string }> {
    const request = { writeChargebackStatement: chargebackId, input: body };
    const { status } = await this.entries.enter(
      { chargebackId, staffId, key, request, text: body.statement },
      (state, entry, statement) => writeStatement(state, { ...entry, statement }),
    );
    return { status };
  }
}
