import { column, defineProjection, readModelTable, type RowOf, staffIdOf } from '../../../kernel/index.js';
import type { BooksDeleted } from '../../credits/domain.js';
import type { RefundEvent } from '../refund.events.js';
import type { RefundStatus } from '../refund-status.values.js';

export const RefundRow = readModelTable('refunds', {
  refund_id: column.uuid({ primary: true }),
  member_id: column.uuid(),
  payment_id: column.uuid(),
  status: column.text<RefundStatus>(),
  credits: column.integer(),
  amount: column.bigint(),
  currency: column.text(),
  /** Sealed. */
  reason: column.nullable(column.text()),
  /** Why it was refused without a decision by staff. */
  cause: column.nullable(column.text<'charge_back'>()),
  requested_at: column.timestamptz(),
  /** A staff id; null if the member asked. */
  begun_by: column.nullable(column.text()),
  /** The first approval, if a second person has to confirm; `approved_by` is a staff id. */
  approved_at: column.nullable(column.timestamptz()),
  approved_by: column.nullable(column.text()),
  /** Sealed, as is `confirm_reason`: why it was approved, and why the second person confirmed it. */
  approve_reason: column.nullable(column.text()),
  confirm_reason: column.nullable(column.text()),
  decided_at: column.nullable(column.timestamptz()),
  /** A staff id. */
  decided_by: column.nullable(column.text()),
  paid_out_at: column.nullable(column.timestamptz()),
  provider_reference: column.nullable(column.text()),
  provider_answer: column.nullable(column.text()),
  /** When it was requested, refused or paid out: the books of that year keep it. */
  booked_at: column.timestamptz(),
});
export type RefundRow = RowOf<typeof RefundRow>;

/** Kept when a member is forgotten: it names nobody, money may still be owed, and the books of its year need it. */
export const refunds = defineProjection<RefundRow, RefundEvent | BooksDeleted>({
  entity: RefundRow,
  revision: 7,
  mode: 'inline',
  indexes: [
    '(requested_at, refund_id)',
    '(member_id, requested_at DESC)',
    '(payment_id)',
    '(provider_reference)',
    '(status, requested_at)',
    '(amount DESC, refund_id)',
    '(paid_out_at)',
    '(booked_at)',
    '(right(refund_id::text, 8))',
    '(right(payment_id::text, 8))',
  ],
  on: {
    RefundRequested: ({ streamId, data: { memberId, paymentId, credits, amount, requestedAt, begunBy } }, rows) =>
      rows.upsert(
        { refund_id: streamId },
        {
          member_id: memberId,
          payment_id: paymentId,
          status: 'requested',
          credits,
          amount: amount.amount,
          currency: amount.currency,
          requested_at: requestedAt,
          begun_by: begunBy ?? null,
          booked_at: requestedAt,
        },
      ),
    RefundApproved: ({ streamId, data: { by, reason = null, second, approvedAt } }, rows) => {
      const approved = { approved_at: approvedAt, approved_by: by, approve_reason: reason };
      const decided = { status: 'approved' as const, decided_at: approvedAt, decided_by: by };
      rows.update({ refund_id: streamId }, { ...approved, ...(second ? { status: 'confirming' } : decided) });
    },
    RefundConfirmed: ({ streamId, data: { by, reason = null, confirmedAt } }, rows) =>
      rows.update(
        { refund_id: streamId },
        { status: 'approved', decided_at: confirmedAt, decided_by: by, confirm_reason: reason },
      ),
    RefundApprovalWithdrawn: ({ streamId }, rows) =>
      rows.update(
        { refund_id: streamId },
        { status: 'requested', approved_at: null, approved_by: null, approve_reason: null },
      ),
    RefundRefused: ({ streamId, actor, data: { reason, cause = null, refusedAt } }, rows) =>
      rows.update(
        { refund_id: streamId },
        {
          status: 'refused',
          reason,
          cause,
          decided_at: refusedAt,
          decided_by: staffIdOf(actor) ?? actor,
          booked_at: refusedAt,
        },
      ),
    RefundPaidOut: ({ streamId, data: { reference, paidOutAt } }, rows) =>
      rows.update(
        { refund_id: streamId },
        {
          status: 'paid_out',
          paid_out_at: paidOutAt,
          provider_reference: reference,
          provider_answer: null,
          booked_at: paidOutAt,
        },
      ),
    RefundPayoutFailed: ({ streamId, data: { reference, answer } }, rows) =>
      rows.update(
        { refund_id: streamId },
        { status: 'payout_failed', provider_reference: reference, provider_answer: answer },
      ),
    BooksDeleted: ({ data: { before } }, rows) => rows.deleteBefore('booked_at', before),
    RefundPayoutRepeated: ({ streamId }, rows) => rows.update({ refund_id: streamId }, { status: 'approved' }),
  },
});
