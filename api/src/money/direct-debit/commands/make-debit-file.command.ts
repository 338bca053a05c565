import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { Clock, Database, staffActor, Store } from '../../../kernel/index.js';
import { debitOf, postpone, send } from '../debit.js';
import { debitFileOf, makeFile } from '../debit-file.js';
import { DebitTermsReader } from '../debit-terms.js';
import { DUE, dueUntil } from '../due-debits.js';
import { collectionDay, soonestDay } from '../target-days.js';

export class MakeDebitFile extends Command<{ id: string; debits: number }> {
  constructor(readonly input: { staffId: string; key: string }) {
    super();
  }
}

/** All debits of a file are read and written in one transaction, which this bounds. */
const MAX_IN_A_FILE = 500;

/** Puts all due debits into one file, each exactly once: file and debits are written in one transaction. */
@CommandHandler(MakeDebitFile)
export class MakeDebitFileHandler implements ICommandHandler<MakeDebitFile> {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly terms: DebitTermsReader,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { staffId, key } }: MakeDebitFile): Promise<{ id: string; debits: number }> {
    const terms = this.terms.require();
    const due = await this.database.query<{ payment_id: string }>(
      `SELECT payment_id FROM read.debits WHERE ${DUE} ORDER BY signed_at, payment_id LIMIT ${MAX_IN_A_FILE}`,
      [dueUntil(this.clock.now())],
    );
    const file = debitFileOf(uuidv7());
    const debits = due.map(({ payment_id }) => debitOf(payment_id));
    return this.store.transact(
      { actor: staffActor(staffId), key, request: { debitFile: true }, writes: [file, ...debits] },
      (tx) => {
        const { at } = tx;
        const soonest = soonestDay(tx.now, terms.timeZone);
        const sent = debits.flatMap((debit) => {
          tx.decide(debit, (state) => {
            const days = state.mandate?.noticeDays ?? terms.noticeDays;
            return postpone(state, { soonest, collectOn: collectionDay(tx.now, days, terms.timeZone), at });
          });
          return tx.decide(debit, (state) => send(state, { fileId: file.id, at }));
        });
        const amounts = sent.map(({ data }) => data.amount.amount);
        tx.decide(file, (state) => makeFile(state, { creditor: terms.creditor, amounts, at: tx.now }));
        return { id: file.id, debits: sent.length };
      },
    );
  }
}
