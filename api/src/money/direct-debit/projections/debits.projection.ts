import {
  bigint,
  date,
  defineProjection,
  integer,
  nullable,
  readModelOf,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../../kernel/index.js';
import type { DebitEvent, ReturnCode } from '../debit.events.js';

export const DebitRow = readModelOf('debits', {
  payment_id: uuid({ primary: true }),
  member_id: uuid(),
  status: text<'authorised' | 'withdrawn' | 'sent' | 'returned'>(),
  reference: text(),
  /** The amount of the mandate, and (`left_amount`) the part that is collected, in minor units. */
  amount: bigint(),
  left_amount: bigint(),
  currency: text(),
  collect_on: date(),
  signed_at: timestamptz(),
  file_id: nullable(uuid()),
  sent_at: nullable(timestamptz()),
  returned_at: nullable(timestamptz()),
  return_code: nullable(text<ReturnCode>()),
  /** Number of refunds that staff have yet to transfer. */
  pay_back: integer({ default: 0 }),
  /** Sealed with the mandate's key. */
  holder: nullable(text()),
  iban_hash: text(),
});
export type DebitRow = RowOf<typeof DebitRow>;

/** Kept when a member is forgotten, like the mandate; the name becomes unreadable with the mandate's key. */
export const debits = defineProjection<DebitRow, DebitEvent>({
  entity: DebitRow,
  revision: 4,
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
  ],
  on: {
    DebitAuthorised: ({ streamId, data }, rows) =>
      rows.upsert(
        { payment_id: streamId },
        {
          set: {
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
