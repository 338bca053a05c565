import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, invalidInput, staffActor, Store } from '../../../kernel/index.js';
import { accountOf, free } from '../account.js';
import { debitOf, takeOut } from '../debit.js';
import { debitFileOf, takeFileApart } from '../debit-file.js';
import type { TakeDebitFileApartDto } from '../debits.dto.js';

export class TakeDebitFileApart extends Command<{ id: string }> {
  constructor(readonly input: { fileId: string; staffId: string; body: TakeDebitFileApartDto; key: string }) {
    super();
  }
}

/** A file that is not to go to the bank, or came too late for it: file and debits are one transaction. */
@CommandHandler(TakeDebitFileApart)
export class TakeDebitFileApartHandler implements ICommandHandler<TakeDebitFileApart> {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
  ) {}

  async execute({ input: { fileId, staffId, body, key } }: TakeDebitFileApart): Promise<{ id: string }> {
    const reason = body.reason.trim();
    if (!reason) throw invalidInput([{ field: 'reason', code: 'required' }]);
    const file = debitFileOf(fileId);
    // A file gets no more debits once it is made.
    const rows = await this.database.query<{ payment_id: string; iban_hash: string }>(
      'SELECT payment_id, iban_hash FROM read.debits WHERE file_id = $1 ORDER BY payment_id',
      [fileId],
    );
    const held = rows.map(({ payment_id, iban_hash }) => ({
      debit: debitOf(payment_id),
      account: accountOf(iban_hash),
    }));
    // Of several debits of one account.
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
