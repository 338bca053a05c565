import { column, defineProjection, type Event, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { BooksDeleted } from '../../credits/domain.js';
import type { Money } from '../../../ground/settings/index.js';

/** The part of the refunds' events that concerns payments; declared here, since refunds are a higher context. */
type RefundRequested = Event<'RefundRequested', { paymentId: string; amount: Money; requestedAt: string }>;
type RefundPaidOut = Event<'RefundPaidOut', { paidOutAt: string }>;

const PaymentRefundRow = readModelTable('payment_refunds', {
  refund_id: column.uuid({ primary: true }),
  payment_id: column.uuid(),
  /** In minor units of the payment's currency. */
  amount: column.bigint(),
  paid_out_at: column.nullable(column.timestamptz()),
  /** When it was requested, or paid out: the books of that year keep it. */
  booked_at: column.timestamptz(),
});
type PaymentRefundRow = RowOf<typeof PaymentRefundRow>;

/** Refunds requested by the member, per payment (MNY-08, ADM-04). Names nobody, and is kept for bookkeeping. */
export const paymentRefunds = defineProjection<PaymentRefundRow, RefundRequested | RefundPaidOut | BooksDeleted>({
  entity: PaymentRefundRow,
  revision: 2,
  mode: 'inline',
  indexes: ['(payment_id) WHERE paid_out_at IS NOT NULL', '(booked_at)'],
  on: {
    RefundRequested: ({ streamId, data: { paymentId, amount, requestedAt } }, rows) =>
      rows.upsert({ refund_id: streamId }, { payment_id: paymentId, amount: amount.amount, booked_at: requestedAt }),
    RefundPaidOut: ({ streamId, data: { paidOutAt } }, rows) =>
      rows.update({ refund_id: streamId }, { paid_out_at: paidOutAt, booked_at: paidOutAt }),
    BooksDeleted: ({ data: { before } }, rows) => rows.deleteBefore('booked_at', before),
  },
});
