import { ListPage } from '../layout/lists/list-page';
import { MethodDifferences } from './method-differences';
import { ReconciliationCards } from './reconciliation-cards';
import { ReconciliationFilters } from './reconciliation-filters';
import { ReconciliationTable } from './reconciliation-table';

export const ReconciliationList = () => (
  <>
    <MethodDifferences />
    <ListPage
      exported
      sort={{ field: 'day', order: 'DESC' }}
      filters={<ReconciliationFilters />}
      table={<ReconciliationTable />}
      cards={<ReconciliationCards />}
    />
  </>
);
