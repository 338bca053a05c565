import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, staffActor, Store, Vault, type Sealed } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { debitOf } from '../debit.js';
import { debitFileOf, fetchFile } from '../debit-file.js';
import { debitFileExpired, debitFileNotFound } from '../debits.errors.js';
import { pain008, type FileDebit } from '../pain008.js';

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
