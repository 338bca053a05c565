import { column, tableOf, type RowOf } from '../../../kernel/index.js';

export type SandboxStatus = 'open' | 'pending' | 'paid' | 'failed' | 'cancelled';
export type SandboxRefundStatus = 'paid' | 'pending' | 'failed';

const currency = { ...column.text(), type: 'char' as const, length: 3 };

export const SandboxPayment = tableOf('sandbox', 'payments', {
  reference: column.text({ primary: true }),
  /** The customer's payment id, used as idempotency key. */
  paymentId: column.uuid(),
  amount: column.bigint(),
  currency,
  method: column.text(),
  /** Chosen on the pay page. */
  bank: column.nullable(column.text()),
  description: column.text(),
  returnUrl: column.text(),
  webhookUrl: column.text(),
  status: column.text<SandboxStatus>(),
  /** Its webhooks are lost. */
  silent: column.boolean(),
  /** The sandbox company that has it. */
  company: column.text(),
  /** How many times each webhook is sent. */
  copies: { ...column.integer(), type: 'smallint' as const },
  /** Seconds until the first webhook. */
  noticeDelay: column.integer(),
  /** An old webhook arrives after a newer one. */
  shuffled: column.boolean(),
  /** Webhooks with a forged signature are sent in between. */
  forged: column.boolean(),
  /** How refunds of this payment end. */
  refunds: column.text<SandboxRefundStatus>(),
  createdAt: column.timestamptz(),
  updatedAt: column.timestamptz(),
  paidAt: column.nullable(column.timestamptz()),
});
export type SandboxPayment = RowOf<typeof SandboxPayment>;

export const SandboxRefund = tableOf('sandbox', 'refunds', {
  reference: column.text({ primary: true }),
  /** The customer's refund id, used as idempotency key. */
  refundId: column.text(),
  /** The payment's reference. */
  payment: column.text(),
  amount: column.bigint(),
  currency,
  status: column.text<SandboxRefundStatus>(),
  message: column.nullable(column.text()),
  createdAt: column.timestamptz(),
});
export type SandboxRefund = RowOf<typeof SandboxRefund>;

/** A charge-back by the payer's bank; `reversed`: the bank has paid the money again. */
export const SandboxChargeback = tableOf('sandbox', 'chargebacks', {
  reference: column.text({ primary: true }),
  /** The payment's reference. */
  payment: column.text(),
  amount: column.bigint(),
  currency,
  reversed: column.boolean(),
  createdAt: column.timestamptz(),
});
export type SandboxChargeback = RowOf<typeof SandboxChargeback>;

/** A simulated failure, and how many times it is still to happen. */
export const SandboxSwitch = tableOf('sandbox', 'switches', {
  name: column.text({ primary: true }),
  leftOver: column.integer(),
});
export type SandboxSwitch = RowOf<typeof SandboxSwitch>;
