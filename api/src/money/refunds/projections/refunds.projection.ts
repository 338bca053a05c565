import { defineProjection, staffIdOf } from '../../../kernel/index.js';
import type { RefundEvent } from '../refund.events.js';
import type { RefundStatus } from '../refund-status.values.js';

export interface RefundRow {
  refund_id: string;
  member_id: string;
  payment_id: string;
  status: RefundStatus;
  credits: number;
  amount: number;
  currency: string;
  /** Sealed. */
  reason: string | null;
  /** Why it was refused without a decision by staff. */
  cause: 'charge_back' | null;
  requested_at: string;
  /** The first approval, if a second person has to confirm; `approved_by` is a staff id. */
  approved_at: string | null;
  approved_by: string | null;
  decided_at: string | null;
  /** A staff id. */
  decided_by: string | null;
  paid_out_at: string | null;
  provider_reference: string | null;
  provider_answer: string | null;
}

/** Kept when a member is forgotten: bookkeeping and money still owed need it, and it names nobody. */
export const refunds = defineProjection<RefundRow, RefundEvent>({
  name: 'refunds',
  revision: 3,
  mode: 'inline',
  key: ['refund_id'],
  columns: {
    refund_id: 'uuid',
    member_id: 'uuid',
    payment_id: 'uuid',
    status: 'text',
    credits: 'integer',
    amount: 'bigint',
    currency: 'text',
    reason: 'text',
    cause: 'text',
    requested_at: 'timestamptz',
    approved_at: 'timestamptz',
    approved_by: 'text',
    decided_at: 'timestamptz',
    decided_by: 'text',
    paid_out_at: 'timestamptz',
    provider_reference: 'text',
    provider_answer: 'text',
  },
  indexes: [
    '(requested_at, refund_id)',
    '(member_id, requested_at DESC)',
    '(payment_id)',
    '(status, requested_at)',
    '(amount DESC, refund_id)',
  ],
  on: {
    RefundRequested: ({ streamId, data: { memberId, paymentId, credits, amount, requestedAt } }, rows) =>
      rows.upsert(
        { refund_id: streamId },
        {
          set: {
            ...{ member_id: memberId, payment_id: paymentId, status: 'requested', credits },
            ...{ amount: amount.amount, currency: amount.currency, requested_at: requestedAt },
          },
        },
      ),
    RefundApproved: ({ streamId, data: { by, second, approvedAt } }, rows) => {
      const approved = { approved_at: approvedAt, approved_by: by };
      const decided = { status: 'approved' as const, decided_at: approvedAt, decided_by: by };
      rows.update({ refund_id: streamId }, { set: { ...approved, ...(second ? { status: 'confirming' } : decided) } });
    },
    RefundConfirmed: ({ streamId, data: { by, confirmedAt } }, rows) =>
      rows.update({ refund_id: streamId }, { set: { status: 'approved', decided_at: confirmedAt, decided_by: by } }),
    RefundApprovalWithdrawn: ({ streamId }, rows) =>
      rows.update({ refund_id: streamId }, { set: { status: 'requested', approved_at: null, approved_by: null } }),
    RefundRefused: ({ streamId, actor, data: { reason, cause = null, refusedAt } }, rows) =>
      rows.update(
        { refund_id: streamId },
        { set: { status: 'refused', reason, cause, decided_at: refusedAt, decided_by: staffIdOf(actor) ?? actor } },
      ),
    RefundPaidOut: ({ streamId, data: { reference, paidOutAt } }, rows) =>
      rows.update(
        { refund_id: streamId },
        {
          set: { status: 'paid_out', paid_out_at: paidOutAt, provider_reference: reference, provider_answer: null },
        },
      ),
    RefundPayoutFailed: ({ streamId, data: { reference, answer } }, rows) =>
      rows.update(
        { refund_id: streamId },
        { set: { status: 'payout_failed', provider_reference: reference, provider_answer: answer } },
      ),
    RefundPayoutRepeated: ({ streamId }, rows) => rows.update({ refund_id: streamId }, { set: { status: 'approved' } }),
  },
});
