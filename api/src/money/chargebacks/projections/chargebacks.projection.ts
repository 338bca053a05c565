import {
  column,
  defineProjection,
  type ProjectedEvent,
  readModelTable,
  type RowOf,
  type Rows,
  type Written,
} from '../../../kernel/index.js';
import type { BooksDeleted } from '../../credits/domain.js';
import type { ChargebackReversed, PaymentChargedBack } from '../../payments/index.js';
import { chargebackIdOf, isReturn, type ChargebackStatus } from '../chargeback.js';
import type { ChargebackEvent } from '../chargeback.events.js';

const ChargebackRow = readModelTable('chargebacks', {
  chargeback_id: column.uuid({ primary: true }),
  payment_id: column.uuid(),
  member_id: column.uuid(),
  /** The payment company's id of it. */
  reference: column.text(),
  /** In minor units. */
  amount: column.bigint(),
  currency: column.text(),
  credits: column.integer(),
  method: column.text(),
  /** The bank's reason code. */
  bank_reason: column.nullable(column.text()),
  status: column.text<ChargebackStatus>({ default: 'open' }),
  reported_at: column.timestamptz(),
  /** The last day to answer; null for one from before that was assumed, and for a direct debit that was returned. */
  respond_by: column.nullable(column.date()),
  /** Sealed: why it is another day than was assumed. */
  deadline_reason: column.nullable(column.text()),
  /** Sealed. */
  statement: column.nullable(column.text()),
  /** Since when the status is what it is; null while nothing has been entered. */
  decided_at: column.nullable(column.timestamptz()),
  /** A staff id; null where the payment company reported the reversal. */
  decided_by: column.nullable(column.text()),
  /** Sealed. */
  reason: column.nullable(column.text()),
  /** When the payment company reported that the money is back. */
  reversed_at: column.nullable(column.timestamptz()),
  /** When money last moved: the books of that year keep it. */
  booked_at: column.timestamptz(),
});
export type ChargebackRow = RowOf<typeof ChargebackRow>;

type Decided = Extract<ChargebackEvent, { data: { decidedAt: string } }>;

const decided =
  (status: ChargebackStatus) =>
  ({ streamId, data: { by, reason, decidedAt } }: ProjectedEvent<Decided>, rows: Rows<Written<ChargebackRow>>): void =>
    rows.update({ chargeback_id: streamId }, { status, reason, decided_at: decidedAt, decided_by: by });

/** Kept when a member is forgotten, as payments are: it names nobody, and its texts cannot be read any more. */
export const chargebacks = defineProjection<
  ChargebackRow,
  PaymentChargedBack | ChargebackReversed | ChargebackEvent | BooksDeleted
>({
  entity: ChargebackRow,
  revision: 3,
  mode: 'inline',
  indexes: [
    '(respond_by, chargeback_id)',
    '(status, respond_by)',
    '(reported_at, chargeback_id)',
    '(member_id)',
    '(payment_id)',
    '(reference)',
    '(booked_at)',
    '(right(chargeback_id::text, 8))',
    '(right(payment_id::text, 8))',
    '(amount, chargeback_id)',
  ],
  on: {
    PaymentChargedBack: ({ streamId, data }, rows) =>
      rows.upsert(
        { chargeback_id: chargebackIdOf(streamId, data.chargeback) },
        {
          payment_id: streamId,
          member_id: data.memberId,
          reference: data.chargeback,
          amount: data.amount.amount,
          currency: data.amount.currency,
          credits: data.credits,
          method: data.method,
          bank_reason: data.reason,
          reported_at: data.chargedBackAt,
          respond_by: isReturn(data.method) ? null : (data.respondBy ?? null),
          booked_at: data.chargedBackAt,
        },
      ),
    ChargebackReversed: ({ streamId, data: { chargeback, reversedAt } }, rows) =>
      rows.update(
        { chargeback_id: chargebackIdOf(streamId, chargeback) },
        {
          status: 'won',
          reason: null,
          decided_at: reversedAt,
          decided_by: null,
          reversed_at: reversedAt,
          booked_at: reversedAt,
        },
      ),
    ChargebackDeadlineSet: ({ streamId, data: { respondBy, reason } }, rows) =>
      rows.update({ chargeback_id: streamId }, { respond_by: respondBy, deadline_reason: reason }),
    ChargebackStatementWritten: ({ streamId, data: { statement } }, rows) =>
      rows.update({ chargeback_id: streamId }, { statement }),
    ChargebackAccepted: decided('accepted'),
    ChargebackDisputed: decided('disputed'),
    ChargebackWon: decided('won'),
    ChargebackLost: decided('lost'),
    ChargebackReopened: decided('open'),
    BooksDeleted: ({ data: { before } }, rows) => rows.deleteBefore('booked_at', before),
  },
});
