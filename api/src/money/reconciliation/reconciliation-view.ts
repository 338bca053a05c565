import { Type, type Static } from 'typebox';
import { Day, Instant, MoneySchema, Nullable } from '../../kernel/index.js';
import type { DifferenceRow } from './projections/reconciliations.projection.js';
import { DIFFERENCES } from './reconciliation.events.js';

export const ReconciliationView = Type.Object({
  id: Type.String(),
  provider: Type.String(),
  day: { ...Day, description: 'In UTC' },
  status: Type.Enum(['waiting', 'failed', 'equal', 'different']),
  payments: Type.Integer(),
  refunds: Type.Integer(),
  chargebacks: Type.Integer({ description: 'What banks took back' }),
  paid: Type.Array(MoneySchema),
  paid_back: Type.Array(MoneySchema),
  taken_back: Type.Array(MoneySchema),
  settled: Type.Integer({ description: 'Payments that were paid without our knowing; comparing settled them' }),
  differences: Type.Integer(),
  reconciled_at: Nullable(Instant),
});
export type ReconciliationView = Static<typeof ReconciliationView>;
export const DifferenceView = Type.Object({
  kind: Type.Enum([...DIFFERENCES]),
  reference: Nullable(Type.String()),
  payment_id: Nullable(Type.String()),
  refund_id: Nullable(Type.String()),
  theirs: Nullable(MoneySchema),
  ours: Nullable(MoneySchema),
});
export const ReconciliationDetail = Type.Interface([ReconciliationView], {
  listed: Type.Array(DifferenceView, { description: 'The first of them' }),
});
export type ReconciliationDetail = Static<typeof ReconciliationDetail>;

export const toDifference = ({ kind, reference, payment_id, refund_id, theirs, ours, currency }: DifferenceRow) => ({
  kind,
  reference,
  payment_id,
  refund_id,
  theirs: theirs === null || !currency ? null : { amount: theirs, currency },
  ours: ours === null || !currency ? null : { amount: ours, currency },
});
