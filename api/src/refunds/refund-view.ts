import { Type, type Static } from 'typebox';
import type { Vault } from '../kernel/index.js';
import { MoneySchema } from '../settings/index.js';
import type { RefundRow } from './projections/refunds.projection.js';
import { REFUND_STATES, type ShownRefundStatus } from './refund-status.values.js';

export type StoredRefund = Omit<RefundRow, 'requested_at' | 'approved_at' | 'decided_at' | 'paid_out_at'> & {
  requested_at: Date;
  approved_at: Date | null;
  decided_at: Date | null;
  paid_out_at: Date | null;
};

const instant = Type.String({ format: 'date-time' });
const id = Type.String({ format: 'uuid' });
const orNull = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);

export const RefundView = Type.Object({
  refund_id: id,
  payment_id: id,
  status: Type.Enum(['requested', 'approved', 'refused', 'paid_out'] satisfies ShownRefundStatus[]),
  credits: Type.Integer(),
  amount: MoneySchema,
  reason: { ...orNull(Type.String()), description: 'Why it was refused' },
  cause: {
    ...Type.Union([Type.Literal('charge_back'), Type.Null()]),
    description: 'Refused because the bank had taken the payment back',
  },
  requested_at: instant,
  decided_at: orNull(instant),
  paid_out_at: orNull(instant),
});
export type RefundView = Static<typeof RefundView>;

export async function toRefundViews(vault: Vault, rows: StoredRefund[]): Promise<RefundView[]> {
  const reasons = await vault.openAll(rows.map(({ reason }) => reason));
  return rows.map(({ refund_id, payment_id, status, credits, amount, currency, ...row }, i) => ({
    ...{ refund_id, payment_id, credits, amount: { amount, currency } },
    status: REFUND_STATES[status].shown,
    reason: reasons[i] ?? null,
    cause: row.cause,
    requested_at: row.requested_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    paid_out_at: row.paid_out_at?.toISOString() ?? null,
  }));
}
