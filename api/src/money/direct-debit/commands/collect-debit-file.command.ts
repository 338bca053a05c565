import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import { collectFile, debitFileOf } from '../debit-file.js';
import type { DebitFileStepDto } from '../debits.dto.js';

export class CollectDebitFile extends Command<{ id: string }> {
  constructor(readonly input: { fileId: string; staffId: string; body: DebitFileStepDto; key: string }) {
    super();
  }
}

/** Finance confirms that the bank has credited a file. */
@CommandHandler(CollectDebitFile)
export class CollectDebitFileHandler implements ICommandHandler<CollectDebitFile> {
  constructor(private readonly store: Store) {}

  execute({ input: { fileId, staffId, body, key } }: CollectDebitFile): Promise<{ id: string }> {
    const reason = body.reason.trim();
    const file = debitFileOf(fileId);
    const command = { actor: staffActor(staffId), key, request: { collected: fileId, reason }, writes: [file] };
    return this.store.transact(command, (tx) => {
      tx.decide(file, (state) => collectFile(state, { reason, at: tx.now.toISOString() }));
      return { id: fileId };
    });
  }
}
