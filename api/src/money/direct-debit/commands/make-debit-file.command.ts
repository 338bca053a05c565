import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { Clock, Database, staffActor, Store, Vault, type Sealed } from '../../../kernel/index.js';
import { debitOf, postpone, send } from '../debit.js';
import { debitFileOf, makeFile, fetchFile } from '../debit-file.js';
import { DebitTermsReader } from '../debit-terms.js';
import { dueUntil, IN_NEXT_FILE } from '../due-debits.js';
import { collectionDay, soonestDay } from '../target-days.js';
import { Settings } from '../../../ground/settings/index.js';
import { debitFileExpired, debitFileNotFound } from '../debits.errors.js';
import { pain008, type FileDebit } from '../pain008.js';

export class MakeDebitFile extends Command<{ id: string; debits: number }> {
  constructor(readonly input: { staffId: string; key: string }) {
    super();
  }
}

/** Puts the due debits into one file, each exactly once: file and debits are written in one transaction. */
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
    const due = await this.database.query<{ payment_id: string }>(`SELECT payment_id ${IN_NEXT_FILE}`, [
      dueUntil(this.clock.now()),
    ]);
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

export class FetchDebitFile extends Command<string> {
  constructor(readonly input: { fileId: string; staffId: string }) {
    super();
  }
}

interface Line {
  payment_id: string;
  collect_on: string;
}
type Address = Record<'street' | 'houseNumber' | 'zip' | 'city', string> & { country: string | null };

/** Generates the file from the mandates at each download, and records who downloaded it (ADM-05). */
@CommandHandler(FetchDebitFile)
export class FetchDebitFileHandler implements ICommandHandler<FetchDebitFile> {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { fileId, staffId } }: FetchDebitFile): Promise<string> {
    const file = debitFileOf(fileId);
    const { made } = await this.store.readFresh(file);
    if (!made) throw debitFileNotFound({});
    const lines = await this.database.query<Line>(
      `SELECT payment_id, collect_on::text FROM read.debits WHERE file_id = $1 ORDER BY signed_at, payment_id`,
      [fileId],
    );
    const debits = await Promise.all(lines.map((line) => this.debit(line)));
    const command = { actor: staffActor(staffId), key: randomUUID(), request: { fetch: fileId }, writes: [file] };
    await this.store.transact(command, (tx) => {
      tx.decide(file, (state) => fetchFile(state, tx.at));
    });
    return pain008({ fileId, made, description: this.settings.current().name }, debits);
  }

  private async debit({ payment_id: paymentId, collect_on: collectOn }: Line): Promise<FileDebit> {
    const { mandate, left } = await this.store.readFresh(debitOf(paymentId));
    if (!mandate) throw debitFileExpired({});
    const sealed: Sealed[] = [mandate.holder, mandate.iban, mandate.address];
    const [holder, iban, address] = await this.vault.openAll(sealed);
    if (!holder || !iban || !address) throw debitFileExpired({});
    const { street, houseNumber, zip, city, country } = JSON.parse(address) as Address;
    const { reference, signedAt } = mandate;
    return {
      paymentId,
      reference,
      amount: left,
      collectOn,
      signedAt,
      holder,
      iban,
      country,
      street: `${street} ${houseNumber}`,
      city: `${zip} ${city}`,
    };
  }
}
