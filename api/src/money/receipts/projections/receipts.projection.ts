import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { BooksDeleted } from '../../credits/domain.js';
import type { Money } from '../../../ground/settings/domain.js';
import type { Location } from '../location.js';
import type { CreditCause, ReceiptEvent } from '../receipt.events.js';

/** A receipt, or a credit note with negative amounts, so that sums are net of what went back. */
export const ReceiptRow = readModelTable('receipts', {
  number: column.text({ primary: true }),
  payment_id: column.uuid(),
  member_id: column.uuid(),
  brand: column.nullable(column.text()),
  /** Null for the receipt of the purchase. */
  cause: column.nullable(column.text<CreditCause | 'charge_back_reversed'>()),
  cause_id: column.nullable(column.text()),
  credits: column.integer(),
  currency: column.text(),
  gross: column.bigint(),
  net: column.bigint(),
  vat: column.bigint(),
  country: column.text(),
  rate: column.integer(),
  /** For a receipt: how certain its country is. */
  basis: column.nullable(column.text<Location['basis']>()),
  issued_at: column.timestamptz(),
});
export type ReceiptRow = RowOf<typeof ReceiptRow>;

/** What every document has; the amounts of a credit note are below zero. */
const documented = (paymentId: string, { vat, ...data }: ReceiptEvent['data'], total: Money, sign: 1 | -1 = 1) => ({
  payment_id: paymentId,
  member_id: data.memberId,
  brand: data.brand,
  credits: sign * data.credits,
  issued_at: data.issuedAt,
  currency: total.currency,
  gross: sign * total.amount,
  net: sign * vat.net.amount,
  vat: sign * vat.vat.amount,
  country: vat.country,
  rate: vat.rate,
});

/** Kept when a member is forgotten: it names nobody, and is deleted with the books of its year. */
export const receipts = defineProjection<ReceiptRow, ReceiptEvent | BooksDeleted>({
  entity: ReceiptRow,
  revision: 3,
  mode: 'inline',
  indexes: ['(payment_id)', '(member_id, issued_at DESC)', '(issued_at, number)', '(reverse(number) text_pattern_ops)'],
  on: {
    BooksDeleted: ({ data: { before } }, rows) => rows.deleteBefore('issued_at', before),
    ReceiptIssued: ({ streamId, data }, rows) =>
      rows.upsert({ number: data.number }, { ...documented(streamId, data, data.paid), basis: data.vat.basis }),
    CreditNoteIssued: ({ streamId, data }, rows) =>
      rows.upsert(
        { number: data.number },
        { ...documented(streamId, data, data.amount, -1), cause: data.cause, cause_id: data.causeId },
      ),
    ReceiptRestored: ({ streamId, data }, rows) =>
      rows.upsert(
        { number: data.number },
        { ...documented(streamId, data, data.amount), cause: 'charge_back_reversed', cause_id: data.causeId },
      ),
  },
});
