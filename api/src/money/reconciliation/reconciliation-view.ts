import { Type, type Static } from 'typebox';
import { MoneySchema, Nullable } from '../../kernel/index.js';
import type { DifferenceRow } from './projections/reconciliations.projection.js';
import { DIFFERENCES } from './reconciliation.events.js';
import { ReconciliationsList } from './reconciliations.list.js';

export const DifferenceView = Type.Object({
  kind: Type.Enum([...DIFFERENCES]),
  reference: Nullable(Type.String()),
  payment_id: Nullable(Type.String()),
  refund_id: Nullable(Type.String()),
  theirs: Nullable(MoneySchema),
  ours: Nullable(MoneySchema),
});
export const ReconciliationDetail = Type.Interface([ReconciliationsList.item], {
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
