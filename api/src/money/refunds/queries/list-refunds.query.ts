import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Database, Vault } from '../../../kernel/index.js';
import type { RefundRow } from '../projections/refunds.projection.js';
import { RefundView, toRefundViews } from '../refund-view.js';

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
