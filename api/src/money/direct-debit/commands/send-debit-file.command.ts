import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, staffActor, Store } from '../../../kernel/index.js';
import { debitFileOf, sendFile } from '../debit-file.js';
import type { DebitFileStepDto } from '../debits.dto.js';

export class SendDebitFile extends Command<{ id: string }> {
  constructor(readonly input: { fileId: string; staffId: string; body: DebitFileStepDto; key: string }) {
    super();
  }
}

/** Finance confirms that they submitted a file to the bank, which the system cannot observe itself. */
@CommandHandler(SendDebitFile)
export class SendDebitFileHandler implements ICommandHandler<SendDebitFile> {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
  ) {}

  async execute({ input: { fileId, staffId, body, key } }: SendDebitFile): Promise<{ id: string }> {
    const reason = body.reason.trim();
    const file = debitFileOf(fileId);
    const row = await this.database.one<{ last: string | null }>(
      'SELECT max(collect_on)::text AS last FROM read.debits WHERE file_id = $1',
      [fileId],
    );
    const command = { actor: staffActor(staffId), key, request: { sent: fileId, reason }, writes: [file] };
    return this.store.transact(command, (tx) => {
      tx.decide(file, (state) => sendFile(state, { reason, lastDay: row?.last ?? null, at: tx.now }));
      return { id: fileId };
    });
  }
}
