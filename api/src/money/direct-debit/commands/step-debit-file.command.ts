import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, IsReason, staffActor, Store } from '../../../kernel/index.js';
import { accountOf, free } from '../account.js';
import { debitOf, takeOut } from '../debit.js';
import { collectFile, debitFileOf, sendFile, takeFileApart } from '../debit-file.js';

/** A step of a file: to the bank, back into debits, or credited. */
export class DebitFileStepDto {
  @IsReason('For colleagues, without a debtor’s name')
  reason!: string;
}

class StepDebitFile extends Command<{ id: string }> {
  constructor(readonly input: { fileId: string; staffId: string; body: DebitFileStepDto; key: string }) {
    super();
  }
}
export class SendDebitFile extends StepDebitFile {}
export class TakeDebitFileApart extends StepDebitFile {}
export class CollectDebitFile extends StepDebitFile {}

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
      const { at } = tx;
      tx.decide(file, (state) => takeFileApart(state, { reason, at }));
      for (const { debit, account } of held)
        for (const { type, data } of tx.decide(debit, (state) => takeOut(state, { fileId, at })))
          if (type === 'DebitReduced')
            tx.decide(account, (state) => free(state, { paymentId: debit.id, amount: data.amount.amount, at }));
      return { id: fileId };
    });
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
      tx.decide(file, (state) => collectFile(state, { reason, at: tx.at }));
      return { id: fileId };
    });
  }
}
