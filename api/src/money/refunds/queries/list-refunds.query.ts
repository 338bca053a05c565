import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Database, Id, Instant, MoneySchema, Nullable, Vault } from '../../../kernel/index.js';
import type { RefundRow } from '../projections/refunds.projection.js';
import { REFUND_STATES, type ShownRefundStatus } from '../refund-status.values.js';

export const RefundView = Type.Object({
  refund_id: Id,
  payment_id: Id,
  status: Type.Enum(['requested', 'approved', 'refused', 'paid_out'] satisfies ShownRefundStatus[]),
  credits: Type.Integer(),
  amount: MoneySchema,
  reason: Nullable(Type.String(), { description: 'Why it was refused' }),
  cause: Nullable(Type.Literal('charge_back'), {
    description: 'Refused because the bank had taken the payment back',
  }),
  requested_at: Instant,
  decided_at: Nullable(Instant),
  paid_out_at: Nullable(Instant),
});
export type RefundView = Static<typeof RefundView>;

export const RefundList = Type.Object({ refunds: Type.Array(RefundView) });
export type RefundList = Static<typeof RefundList>;

/** `ids`: only these. */
export class ListRefunds extends Query<RefundList> {
  constructor(readonly input: { memberId: string; ids?: string[] }) {
    super();
  }
}

const MAX = 100;

@QueryHandler(ListRefunds)
export class ListRefundsHandler implements IQueryHandler<ListRefunds> {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { memberId, ids } }: ListRefunds): Promise<RefundList> {
    const rows = await this.database.query<RefundRow>(
      `SELECT * FROM read.refunds WHERE member_id = $1 AND ($2::uuid[] IS NULL OR refund_id = ANY ($2))
        ORDER BY requested_at DESC, refund_id DESC LIMIT ${MAX}`,
      [memberId, ids ?? null],
    );
    return { refunds: await toRefundViews(this.vault, rows) };
  }
}

async function toRefundViews(vault: Vault, rows: RefundRow[]): Promise<RefundView[]> {
  const reasons = await vault.openAll(rows.map(({ reason }) => reason));
  return rows.map(({ refund_id, payment_id, status, credits, amount, currency, ...row }, i) => ({
    refund_id,
    payment_id,
    credits,
    amount: { amount, currency },
    status: REFUND_STATES[status].shown,
    reason: reasons[i] ?? null,
    cause: row.cause,
    requested_at: row.requested_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    paid_out_at: row.paid_out_at?.toISOString() ?? null,
  }));
}
