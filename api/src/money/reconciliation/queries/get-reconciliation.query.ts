import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../kernel/index.js';
import type { DifferenceRow } from '../projections/reconciliations.projection.js';
import { reconciliationNotFound } from '../reconciliation.errors.js';
import { ReconciliationsList } from '../reconciliations.list.js';
import { toDifference, type ReconciliationDetail } from '../reconciliation-view.js';

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
