import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, SignedMoneySchema } from '../../kernel/index.js';
import type { ReceiptRow } from './projections/receipts.projection.js';
import { CREDIT_CAUSES } from './receipt.events.js';

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

export const toReceiptView = (row: ReceiptRow): ReceiptView => ({
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
