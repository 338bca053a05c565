import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, oneOf, pageOf, whereOf, type List, type Page } from '../../../kernel/index.js';
import type { ReconciliationRow } from '../projections/reconciliations.projection.js';
import { SELECTED, toView, type ReconciliationView } from '../reconciliation-view.js';

export const SORTABLE = ['day', 'provider', 'status', 'payments', 'refunds', 'differences'] as const;

export const RECONCILIATION_FILTERS = {
  status: oneOf('status'),
  provider: oneOf('provider'),
};

export class ListReconciliations extends Query<Page<ReconciliationView>> {
  constructor(readonly list: List) {
    super();
  }
}

@QueryHandler(ListReconciliations)
export class ListReconciliationsHandler implements IQueryHandler<ListReconciliations> {
  constructor(private readonly database: Database) {}

  async execute({ list }: ListReconciliations) {
    const { rows, total } = await pageOf<ReconciliationRow>(
      this.database,
      {
        columns: SELECTED,
        table: 'read.reconciliations',
        ...whereOf(list.filter, RECONCILIATION_FILTERS),
        order: `reconciliations.${list.sort} ${list.descending ? 'DESC' : 'ASC'}, id`,
      },
      list,
    );
    return { rows: rows.map(toView), total };
  }
}
