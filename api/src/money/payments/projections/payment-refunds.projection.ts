import { defineProjection, type Event } from '../../../kernel/index.js';
import type { Money } from '../../../ground/settings/index.js';

/** The part of the refunds' events that concerns payments; declared here, since refunds are a higher context. */
type RefundRequested = Event<'RefundRequested', { paymentId: string; amount: Money }>;
type RefundPaidOut = Event<'RefundPaidOut', { paidOutAt: string }>;

interface PaymentRefundRow {
  refund_id: string;
  payment_id: string;
  /** In minor units of the payment's currency. */
  amount: number;
  paid_out_at: string | null;
}

/** Refunds requested by the member, per payment (MNY-08, ADM-04). Names nobody, and is kept for bookkeeping. */
export const paymentRefunds = defineProjection<PaymentRefundRow, RefundRequested | RefundPaidOut>({
  name: 'payment_refunds',
  revision: 1,
  mode: 'inline',
  key: ['refund_id'],
  columns: { refund_id: 'uuid', payment_id: 'uuid', amount: 'bigint', paid_out_at: 'timestamptz' },
  indexes: ['(payment_id) WHERE paid_out_at IS NOT NULL'],
  on: {
    RefundRequested: ({ streamId, data: { paymentId, amount } }, rows) =>
      rows.upsert({ refund_id: streamId }, { set: { payment_id: paymentId, amount: amount.amount } }),
    RefundPaidOut: ({ streamId, data: { paidOutAt } }, rows) =>
      rows.update({ refund_id: streamId }, { set: { paid_out_at: paidOutAt } }),
  },
});
