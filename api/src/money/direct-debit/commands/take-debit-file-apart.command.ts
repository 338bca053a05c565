import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, staffActor, Store } from '../../../kernel/index.js';
import { accountOf, free } from '../account.js';
import { debitOf, takeOut } from '../debit.js';
import { debitFileOf, takeFileApart } from '../debit-file.js';
import type { DebitFileStepDto } from '../debits.dto.js';

export class TakeDebitFileApart extends Command<{ id: string }> {
  constructor(readonly input: { fileId: string; staffId: string; body: DebitFileStepDto; key: string }) {
    super();
  }
}

/** For a file that shall not be sent, or is too late for the bank. File and debits are written in one transaction. */
@CommandHandler(TakeDebitFileApart)
export class TakeDebitFileApartHandler implements ICommandHandler<TakeDebitFileApart> {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
  ) {}

  async execute({ input: { fileId, staffId, body, key } }: TakeDebitFileApart): Promise<{ id: string }> {
    const reason = body.reason.trim();
    const file = debitFileOf(fileId);
    // A file gets no more debits after it is made, so this list is complete.
    const rows = await this.database.query<{ payment_id: string; iban_hash: string }>(
      'SELECT payment_id, iban_hash FROM read.debits WHERE file_id = $1 ORDER BY payment_id',
      [fileId],
    );
    const held = rows.map(({ payment_id, iban_hash }) => ({
      debit: debitOf(payment_id),
      account: accountOf(iban_hash),
    }));
    // A file may hold several debits of the same account.
    const accounts = new Map(held.map(({ account }) => [account.id, account]));
    const writes = [file, ...held.map(({ debit }) => debit), ...accounts.values()];
    const command = { actor: staffActor(staffId), key, request: { apart: fileId, reason }, writes };
    return this.store.transact(command, (tx) => {
      const at = tx.now.toISOString();
      tx.decide(file, (state) => takeFileApart(state, { reason, at }));
      for (const { debit, account } of held)
        for (const { type, data } of tx.decide(debit, (state) => takeOut(state, { fileId, at })))
          if (type === 'DebitReduced')
            tx.decide(account, (state) => free(state, { paymentId: debit.id, amount: data.amount.amount, at }));
      return { id: fileId };
    });
  }
}
