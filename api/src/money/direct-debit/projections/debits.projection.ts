import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { DebitEvent, ReturnCode } from '../debit.events.js';

export const DebitRow = readModelTable('debits', {
  payment_id: column.uuid({ primary: true }),
  member_id: column.uuid(),
  status: column.text<'authorised' | 'withdrawn' | 'sent' | 'returned'>(),
  reference: column.text(),
  /** The amount of the mandate, and (`left_amount`) the part that is collected, in minor units. */
  amount: column.bigint(),
  left_amount: column.bigint(),
  currency: column.text(),
  collect_on: column.date(),
  signed_at: column.timestamptz(),
  file_id: column.nullable(column.uuid()),
  sent_at: column.nullable(column.timestamptz()),
  returned_at: column.nullable(column.timestamptz()),
  return_code: column.nullable(column.text<ReturnCode>()),
  /** Number of refunds that staff have yet to transfer. */
  pay_back: column.integer({ default: 0 }),
  /** When the latest of them was asked for. */
  pay_back_asked_at: column.nullable(column.timestamptz()),
  /** Sealed with the mandate's key. */
  holder: column.nullable(column.text()),
  iban_hash: column.text(),
});
export type DebitRow = RowOf<typeof DebitRow>;

/** A debit (`d`) in a file (`f`) has the status of the file: made, sent or credited. */
export const SHOWN_STATUS = `CASE WHEN d.status <> 'sent' THEN d.status WHEN f.collected_at IS NOT NULL THEN 'collected'
  WHEN f.sent_at IS NULL THEN 'filed' ELSE 'sent' END`;

/** Kept when a member is forgotten, like the mandate; the name becomes unreadable with the mandate's key. */
export const debits = defineProjection<DebitRow, DebitEvent>({
  entity: DebitRow,
  revision: 6,
  mode: 'inline',
  indexes: [
    '(signed_at DESC, payment_id)',
    '(status, signed_at DESC)',
    '(member_id, signed_at DESC)',
    '(iban_hash)',
    '(file_id)',
    '(amount DESC, payment_id)',
    '(collect_on, payment_id)',
    '(signed_at DESC) WHERE pay_back > 0',
    '(right(payment_id::text, 8))',
  ],
  on: {
    DebitAuthorised: ({ streamId, data }, rows) =>
      rows.upsert(
        { payment_id: streamId },
        {
          member_id: data.memberId,
          status: 'authorised',
          reference: data.reference,
          holder: data.holder,
          amount: data.amount.amount,
          left_amount: data.amount.amount,
          currency: data.amount.currency,
          collect_on: data.collectOn,
          signed_at: data.signedAt,
          iban_hash: data.ibanHash,
        },
      ),
    DebitReduced: ({ streamId, data: { left } }, rows) =>
      rows.update({ payment_id: streamId }, { left_amount: left, status: left === 0 ? 'withdrawn' : 'authorised' }),
    DebitPostponed: ({ streamId, data: { collectOn } }, rows) =>
      rows.update({ payment_id: streamId }, { collect_on: collectOn }),
    DebitSent: ({ streamId, data: { fileId, collectOn, sentAt } }, rows) =>
      rows.update(
        { payment_id: streamId },
        { status: 'sent', file_id: fileId, collect_on: collectOn, sent_at: sentAt },
      ),
    DebitTakenOut: ({ streamId }, rows) =>
      rows.update({ payment_id: streamId }, { status: 'authorised', file_id: null, sent_at: null, pay_back: 0 }),
    DebitReturned: ({ streamId, data: { code, returnedAt } }, rows) =>
      rows.update(
        { payment_id: streamId },
        { status: 'returned', returned_at: returnedAt, return_code: code, pay_back: 0 },
      ),
    DebitPayBackAsked: ({ streamId, data: { askedAt } }, rows) =>
      rows.update({ payment_id: streamId }, { pay_back_asked_at: askedAt }, { add: { pay_back: 1 } }),
    DebitPaidBack: ({ streamId }, rows) => rows.update({ payment_id: streamId }, {}, { add: { pay_back: -1 } }),
    MandateForgotten: ({ streamId }, rows) => rows.update({ payment_id: streamId }, { holder: null }),
  },
});
