import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, type CsvLanguage } from '../../../kernel/index.js';
import { chargebackOf, downloadEvidence } from '../chargeback.js';
import { GetEvidence } from '../queries/get-evidence.query.js';

/** Returns the file's text. */
export class DownloadEvidence extends Command<string> {
  constructor(readonly input: { chargebackId: string; staffId: string; language: CsvLanguage }) {
    super();
  }
}

/** It names the member and leaves the house: that is in the audit log before the first byte does (ADM-05). */
@CommandHandler(DownloadEvidence)
export class DownloadEvidenceHandler implements ICommandHandler<DownloadEvidence> {
  constructor(
    private readonly store: Store,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input: { chargebackId, staffId, language } }: DownloadEvidence): Promise<string> {
    const { memberId, paymentId, text } = await this.queries.execute(new GetEvidence({ chargebackId, language }));
    const ref = chargebackOf(chargebackId);
    // Each download is one of its own.
    const command = {
      actor: staffActor(staffId),
      key: randomUUID(),
      request: { downloadEvidence: chargebackId, language },
      writes: [ref],
    };
    await this.store.transact(command, (tx) => {
      const what = { memberId, paymentId, by: staffId, language, at: tx.now.toISOString() };
      tx.append(ref, downloadEvidence(what));
      return {};
    });
    return text;
  }
}
