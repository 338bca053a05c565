import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../kernel/index.js';
import type { ReceiptRow } from '../projections/receipts.projection.js';
import { toReceiptView, type ReceiptList } from '../receipt-view.js';

const MAX = 100;

export class ListReceipts extends Query<ReceiptList> {
  constructor(readonly input: { memberId: string; paymentId: string | null }) {
    super();
  }
}

@QueryHandler(ListReceipts)
export class ListReceiptsHandler implements IQueryHandler<ListReceipts> {
  constructor(private readonly database: Database) {}

  async execute({ input: { memberId, paymentId } }: ListReceipts): Promise<ReceiptList> {
    const rows = await this.database.query<ReceiptRow>(
      `SELECT * FROM read.receipts
        WHERE member_id = $1 AND ($2::uuid IS NULL OR payment_id = $2)
        ORDER BY issued_at DESC, number DESC LIMIT ${MAX}`,
      [memberId, paymentId],
    );
    return { receipts: rows.map(toReceiptView) };
  }
}
