import { defineProjection, staffIdOf } from '../../kernel/index.js';
import type { RefundEvent } from '../refund.events.js';
import type { RefundStatus } from '../refund.js';

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
  requested_at: string;
  decided_at: string | null;
  /** A staff id. */
  decided_by: string | null;
  paid_out_at: string | null;
  provider_reference: string | null;
  provider_answer: string | null;
}

/** Kept when a member is forgotten: the books and money still owed need it, and it names nobody. */
export const refunds = defineProjection<RefundRow, RefundEvent>({
  name: 'refunds',
  revision: 1,
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
    requested_at: 'timestamptz',
    decided_at: 'timestamptz',
    decided_by: 'text',
    paid_out_at: 'timestamptz',
    provider_reference: 'text',
    provider_answer: 'text',
  },
  indexes: ['(member_id, requested_at DESC)', '(status, requested_at)'],
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
    RefundApproved: ({ streamId, actor, data: { approvedAt } }, rows) =>
      rows.update(
        { refund_id: streamId },
        { set: { status: 'approved', decided_at: approvedAt, decided_by: staffIdOf(actor) ?? actor } },
      ),
    RefundRefused: ({ streamId, actor, data: { reason, refusedAt } }, rows) =>
      rows.update(
        { refund_id: streamId },
        { set: { status: 'refused', reason, decided_at: refusedAt, decided_by: staffIdOf(actor) ?? actor } },
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
