import { defineProjection } from '../../../kernel/index.js';
import type { Location } from '../location.js';
import type { CreditCause, ReceiptEvent } from '../receipt.events.js';

/** A receipt, or a credit note with negative amounts, so that sums are net of what went back. */
export interface ReceiptRow {
  number: string;
  payment_id: string;
  member_id: string;
  brand: string | null;
  /** Null for the receipt of the purchase. */
  cause: CreditCause | 'charge_back_reversed' | null;
  cause_id: string | null;
  credits: number;
  currency: string;
  gross: number;
  net: number;
  vat: number;
  country: string;
  rate: number;
  /** For a receipt: how certain its country is. */
  basis: Location['basis'] | null;
  issued_at: string;
}

/** Kept when a member is forgotten: needed for bookkeeping for seven years, and it names nobody. */
export const receipts = defineProjection<ReceiptRow, ReceiptEvent>({
  name: 'receipts',
  revision: 1,
  mode: 'inline',
  key: ['number'],
  columns: {
    number: 'text',
    payment_id: 'uuid',
    member_id: 'uuid',
    brand: 'text',
    cause: 'text',
    cause_id: 'text',
    credits: 'integer',
    currency: 'text',
    gross: 'bigint',
    net: 'bigint',
    vat: 'bigint',
    country: 'text',
    rate: 'integer',
    basis: 'text',
    issued_at: 'timestamptz',
  },
  indexes: ['(payment_id)', '(member_id, issued_at DESC)', '(issued_at)'],
  on: {
    ReceiptIssued: ({ streamId, data: { number, memberId, brand, credits, paid, vat, issuedAt } }, rows) =>
      rows.upsert(
        { number },
        {
          set: {
            ...{ payment_id: streamId, member_id: memberId, brand, credits, issued_at: issuedAt },
            ...{ currency: paid.currency, gross: paid.amount, net: vat.net.amount, vat: vat.vat.amount },
            ...{ country: vat.country, rate: vat.rate, basis: vat.basis },
          },
        },
      ),
    CreditNoteIssued: ({ streamId, data: { number, memberId, brand, vat, ...note } }, rows) =>
      rows.upsert(
        { number },
        {
          set: {
            ...{ payment_id: streamId, member_id: memberId, brand, credits: -note.credits, issued_at: note.issuedAt },
            ...{ currency: note.amount.currency, gross: -note.amount.amount },
            ...{ net: -vat.net.amount, vat: -vat.vat.amount, country: vat.country, rate: vat.rate },
            ...{ cause: note.cause, cause_id: note.causeId },
          },
        },
      ),
    ReceiptRestored: ({ streamId, data: { number, memberId, brand, vat, amount, ...again } }, rows) =>
      rows.upsert(
        { number },
        {
          set: {
            ...{ payment_id: streamId, member_id: memberId, brand, credits: again.credits, issued_at: again.issuedAt },
            ...{ currency: amount.currency, gross: amount.amount, net: vat.net.amount, vat: vat.vat.amount },
            ...{ country: vat.country, rate: vat.rate, cause: 'charge_back_reversed', cause_id: again.causeId },
          },
        },
      ),
  },
});
