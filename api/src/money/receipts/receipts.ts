import { Injectable } from '@nestjs/common';
import { decimal, MOST_FOUND, type CsvColumns } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import type { ReceiptRow } from './projections/receipts.projection.js';
import { vatSql, type VatRow } from './queries/list-vat.query.js';

export type { ReceiptRow, VatRow };

export const RECEIPT_COLUMNS: CsvColumns<ReceiptRow> = [
  ['number', (row) => row.number],
  ['issued_at', (row) => row.issued_at],
  ['kind', (row) => (row.gross < 0 ? 'credit_note' : 'receipt')],
  ['cause', (row) => row.cause],
  ['cause_id', (row) => row.cause_id],
  ['net', (row) => decimal(row.net, row.currency)],
  ['vat', (row) => decimal(row.vat, row.currency)],
  ['vat_rate', (row) => row.rate / 100],
  ['vat_country', (row) => row.country],
  ['total', (row) => decimal(row.gross, row.currency)],
  ['currency', (row) => row.currency],
  ['credits', (row) => row.credits],
  ['payment_id', (row) => row.payment_id],
  ['brand', (row) => row.brand],
];

export interface SoughtReceipt {
  number: string | null;
  /** Its last digits. */
  end: string | null;
}

/** Queries about documents for other contexts. */
@Injectable()
export class Receipts {
  constructor(private readonly database: Database) {}

  /** The payment of the receipt or credit note with this number. */
  async paymentOf(number: string): Promise<string | undefined> {
    const [found] = await this.like({ number, end: null });
    return found?.paymentId;
  }

  /** Receipts and credit notes with this number or this end of one, the newest; `refundId`: of a note for a refund. */
  async like({
    number,
    end,
  }: SoughtReceipt): Promise<{ number: string; paymentId: string; refundId: string | null }[]> {
    if (number === null && end === null) return [];
    const rows = await this.database.query<Pick<ReceiptRow, 'number' | 'payment_id' | 'cause' | 'cause_id'>>(
      `SELECT number, payment_id, cause, cause_id FROM read.receipts
        WHERE number = $1 OR reverse(number) LIKE reverse($2) || '%' ORDER BY issued_at DESC LIMIT ${MOST_FOUND}`,
      [number, end],
    );
    return rows.map((row) => ({
      number: row.number,
      paymentId: row.payment_id,
      refundId: row.cause === 'refund' ? row.cause_id : null,
    }));
  }

  /** The receipt of a payment's purchase; undefined where nothing was credited for it. */
  async ofPurchase(paymentId: string): Promise<Pick<ReceiptRow, 'number' | 'country'> | undefined> {
    return this.database.one('SELECT number, country FROM read.receipts WHERE payment_id = $1 AND cause IS NULL', [
      paymentId,
    ]);
  }

  /** Issued with `from` <= instant < `before`, oldest first, a few in memory at a time. */
  issued({ from, before }: { from: Date; before: Date }): AsyncGenerator<ReceiptRow> {
    return this.database.stream<ReceiptRow>(
      'SELECT * FROM read.receipts WHERE issued_at >= $1 AND issued_at < $2 ORDER BY issued_at, number',
      [from, before],
    );
  }

  /** The VAT of a month whose days are those of the time zone; `first` and `last`: `2026-03-01`, `2026-03-31`. */
  vatOf({ first, last, timeZone }: { first: string; last: string; timeZone: string }): Promise<VatRow[]> {
    const { sql, params } = vatSql({ period: 'month', from: first, until: last, timeZone });
    return this.database.query<VatRow>(sql, params);
  }

  /** The credit notes of these charge-backs: what each took off its receipt, in minor units. */
  async creditedFor(chargebacks: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ id: string; amount: number }>(
      `SELECT cause_id AS id, -gross AS amount FROM read.receipts
        WHERE cause = 'charge_back' AND cause_id = ANY ($1::text[])`,
      [chargebacks],
    );
    return new Map(rows.map(({ id, amount }) => [id, amount]));
  }

  /** What is left of the receipts of these payments at these moments, in minor units. */
  async leftOf(asked: readonly { paymentId: string; at: Date }[]): Promise<number[]> {
    const rows = await this.database.query<{ left: number }>(
      `SELECT coalesce((SELECT sum(gross) FROM read.receipts r WHERE r.payment_id = a.id AND r.issued_at <= a.at), 0)::bigint
                AS left
         FROM unnest($1::uuid[], $2::timestamptz[]) WITH ORDINALITY AS a(id, at, n) ORDER BY n`,
      [asked.map(({ paymentId }) => paymentId), asked.map(({ at }) => at)],
    );
    return rows.map(({ left }) => left);
  }
}
