import { defineProjection } from '../../../kernel/index.js';
import type { DebitEvent, ReturnCode } from '../debit.events.js';

export interface DebitRow {
  payment_id: string;
  member_id: string;
  status: 'authorised' | 'withdrawn' | 'sent' | 'returned';
  reference: string;
  /** The amount of the mandate, and (`left_amount`) the part that is collected, in minor units. */
  amount: number;
  left_amount: number;
  currency: string;
  collect_on: string;
  signed_at: string;
  file_id: string | null;
  sent_at: string | null;
  returned_at: string | null;
  return_code: ReturnCode | null;
  /** Number of refunds that staff have yet to transfer. */
  pay_back: number;
  /** Sealed with the mandate's key. */
  holder: string | null;
  iban_hash: string;
}

/** Kept when a member is forgotten, like the mandate; the name becomes unreadable with the mandate's key. */
export const debits = defineProjection<DebitRow, DebitEvent>({
  name: 'debits',
  revision: 4,
  mode: 'inline',
  key: ['payment_id'],
  columns: {
    payment_id: 'uuid',
    member_id: 'uuid',
    status: 'text',
    reference: 'text',
    amount: 'bigint',
    left_amount: 'bigint',
    currency: 'text',
    collect_on: 'date',
    signed_at: 'timestamptz',
    file_id: 'uuid',
    sent_at: 'timestamptz',
    returned_at: 'timestamptz',
    return_code: 'text',
    pay_back: 'integer not null default 0',
    holder: 'text',
    iban_hash: 'text',
  },
  indexes: [
    '(signed_at DESC, payment_id)',
    '(status, signed_at DESC)',
    '(member_id, signed_at DESC)',
    '(iban_hash)',
    '(file_id)',
    '(amount DESC, payment_id)',
    '(collect_on, payment_id)',
    '(signed_at DESC) WHERE pay_back > 0',
  ],
  on: {
    DebitAuthorised: ({ streamId, data }, rows) =>
      rows.upsert(
        { payment_id: streamId },
        {
          set: {
            ...{ member_id: data.memberId, status: 'authorised', reference: data.reference, holder: data.holder },
            ...{ amount: data.amount.amount, left_amount: data.amount.amount, currency: data.amount.currency },
            ...{ collect_on: data.collectOn, signed_at: data.signedAt, iban_hash: data.ibanHash },
          },
        },
      ),
    DebitReduced: ({ streamId, data: { left } }, rows) =>
      rows.update(
        { payment_id: streamId },
        { set: { left_amount: left, status: left === 0 ? 'withdrawn' : 'authorised' } },
      ),
    DebitPostponed: ({ streamId, data: { collectOn } }, rows) =>
      rows.update({ payment_id: streamId }, { set: { collect_on: collectOn } }),
    DebitSent: ({ streamId, data: { fileId, collectOn, sentAt } }, rows) =>
      rows.update(
        { payment_id: streamId },
        { set: { status: 'sent', file_id: fileId, collect_on: collectOn, sent_at: sentAt } },
      ),
    DebitTakenOut: ({ streamId }, rows) =>
      rows.update(
        { payment_id: streamId },
        { set: { status: 'authorised', file_id: null, sent_at: null, pay_back: 0 } },
      ),
    DebitReturned: ({ streamId, data: { code, returnedAt } }, rows) =>
      rows.update(
        { payment_id: streamId },
        { set: { status: 'returned', returned_at: returnedAt, return_code: code, pay_back: 0 } },
      ),
    DebitPayBackAsked: ({ streamId }, rows) => rows.update({ payment_id: streamId }, { add: { pay_back: 1 } }),
    DebitPaidBack: ({ streamId }, rows) => rows.update({ payment_id: streamId }, { add: { pay_back: -1 } }),
    MandateForgotten: ({ streamId }, rows) => rows.update({ payment_id: streamId }, { set: { holder: null } }),
  },
});
