import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Database, MoneySchema, Nullable } from '../../../kernel/index.js';
import type { DifferenceRow } from '../projections/reconciliations.projection.js';
import { reconciliationNotFound } from '../reconciliation.errors.js';
import { DIFFERENCES } from '../reconciliation.events.js';
import { ReconciliationsList } from '../reconciliations.list.js';

const DifferenceView = Type.Object({
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

export class GetReconciliation extends Query<ReconciliationDetail> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetReconciliation)
export class GetReconciliationHandler implements IQueryHandler<GetReconciliation> {
  constructor(
    private readonly database: Database,
    private readonly days: ReconciliationsList,
  ) {}

  async execute({ id }: GetReconciliation): Promise<ReconciliationDetail> {
    const day = await this.days.find(id);
    if (!day) throw reconciliationNotFound({});
    const differences = await this.database.query<DifferenceRow>(
      `SELECT * FROM read.reconciliation_differences WHERE id = $1 AND reconciled_at = $2 ORDER BY number`,
      [id, day.reconciled_at],
    );
    return { ...day, listed: differences.map(toDifference) };
  }
}

const toDifference = ({ kind, reference, payment_id, refund_id, theirs, ours, currency }: DifferenceRow) => ({
  kind,
  reference,
  payment_id,
  refund_id,
  theirs: theirs === null || !currency ? null : { amount: theirs, currency },
  ours: ours === null || !currency ? null : { amount: ours, currency },
});
