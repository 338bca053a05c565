import { column, defineProjection, readModelOf, type RowOf } from '../../../kernel/index.js';
import type { BooksDeleted } from '../../credits/domain.js';
import type { Location } from '../location.js';
import type { CreditCause, ReceiptEvent } from '../receipt.events.js';

/** A receipt, or a credit note with negative amounts, so that sums are net of what went back. */
export const ReceiptRow = readModelOf('receipts', {
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

/** Kept when a member is forgotten: it names nobody, and is deleted with the books of its year. */
export const receipts = defineProjection<ReceiptRow, ReceiptEvent | BooksDeleted>({
  entity: ReceiptRow,
  revision: 3,
  mode: 'inline',
  indexes: ['(payment_id)', '(member_id, issued_at DESC)', '(issued_at, number)', '(reverse(number) text_pattern_ops)'],
  on: {
    BooksDeleted: ({ data: { before } }, rows) => rows.deleteBefore('issued_at', before),
    ReceiptIssued: ({ streamId, data: { number, memberId, brand, credits, paid, vat, issuedAt } }, rows) =>
      rows.upsert(
        { number },
        {
          set: {
            payment_id: streamId,
            member_id: memberId,
            brand,
            credits,
            issued_at: issuedAt,
            currency: paid.currency,
            gross: paid.amount,
            net: vat.net.amount,
            vat: vat.vat.amount,
            country: vat.country,
            rate: vat.rate,
            basis: vat.basis,
          },
        },
      ),
    CreditNoteIssued: ({ streamId, data: { number, memberId, brand, vat, ...note } }, rows) =>
      rows.upsert(
        { number },
        {
          set: {
            payment_id: streamId,
            member_id: memberId,
            brand,
            credits: -note.credits,
            issued_at: note.issuedAt,
            currency: note.amount.currency,
            gross: -note.amount.amount,
            net: -vat.net.amount,
            vat: -vat.vat.amount,
            country: vat.country,
            rate: vat.rate,
            cause: note.cause,
            cause_id: note.causeId,
          },
        },
      ),
    ReceiptRestored: ({ streamId, data: { number, memberId, brand, vat, amount, ...again } }, rows) =>
      rows.upsert(
        { number },
        {
          set: {
            payment_id: streamId,
            member_id: memberId,
            brand,
            credits: again.credits,
            issued_at: again.issuedAt,
            currency: amount.currency,
            gross: amount.amount,
            net: vat.net.amount,
            vat: vat.vat.amount,
            country: vat.country,
            rate: vat.rate,
            cause: 'charge_back_reversed',
            cause_id: again.causeId,
          },
        },
      ),
  },
});
