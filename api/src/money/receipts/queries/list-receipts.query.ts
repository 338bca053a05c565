import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Database, Id, Instant, Nullable, SignedMoneySchema } from '../../../kernel/index.js';
import type { ReceiptRow } from '../projections/receipts.projection.js';
import { CREDIT_CAUSES } from '../receipt.events.js';

export const ReceiptView = Type.Object({
  number: Type.String(),
  kind: Type.Enum(['receipt', 'credit_note']),
  payment_id: Id,
  cause: Nullable(Type.Enum([...CREDIT_CAUSES, 'charge_back_reversed']), {
    description: 'Of a credit note, or of the receipt for what came back after one',
  }),
  cause_id: Nullable(Type.String(), { description: 'The refund or the charge-back' }),
  total: { ...SignedMoneySchema, description: 'Below zero on a credit note' },
  net: SignedMoneySchema,
  vat: SignedMoneySchema,
  vat_country: Type.String(),
  vat_rate: Type.Integer({ description: 'In hundredths of a percent' }),
  issued_at: Instant,
});
export type ReceiptView = Static<typeof ReceiptView>;
export const ReceiptList = Type.Object({ receipts: Type.Array(ReceiptView) });
export type ReceiptList = Static<typeof ReceiptList>;

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

const toReceiptView = (row: ReceiptRow): ReceiptView => ({
  number: row.number,
  kind: row.gross < 0 ? 'credit_note' : 'receipt',
  payment_id: row.payment_id,
  cause: row.cause,
  cause_id: row.cause_id,
  total: { amount: row.gross, currency: row.currency },
  net: { amount: row.net, currency: row.currency },
  vat: { amount: row.vat, currency: row.currency },
  vat_country: row.country,
  vat_rate: row.rate,
  issued_at: row.issued_at.toISOString(),
});
