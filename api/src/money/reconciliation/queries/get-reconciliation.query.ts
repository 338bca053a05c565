import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../kernel/index.js';
import type { DifferenceRow, ReconciliationRow } from '../projections/reconciliations.projection.js';
import { reconciliationNotFound } from '../reconciliation.errors.js';
import { SELECTED, toDifference, toView, type ReconciliationDetail } from '../reconciliation-view.js';

export class GetReconciliation extends Query<ReconciliationDetail> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetReconciliation)
export class GetReconciliationHandler implements IQueryHandler<GetReconciliation> {
  constructor(private readonly database: Database) {}

  async execute({ id }: GetReconciliation): Promise<ReconciliationDetail> {
    const row = await this.database.one<ReconciliationRow>(
      `SELECT ${SELECTED} FROM read.reconciliations WHERE id = $1`,
      [id],
    );
    if (!row) throw reconciliationNotFound({});
    const differences = await this.database.query<DifferenceRow>(
      `SELECT * FROM read.reconciliation_differences WHERE id = $1 AND reconciled_at = $2 ORDER BY number`,
      [id, row.reconciled_at],
    );
    return { ...toView(row), listed: differences.map(toDifference) };
  }
}
