import { ListPage } from '../layout/lists/list-page';
import { TO_DO } from './case';
import { CaseCards } from './case-cards';
import { CaseFilters } from './case-filters';
import { CaseTable } from './case-table';

export const CaseList = () => (
  <ListPage
    exported
    sort={{ field: 'harm', order: 'ASC' }}
    filterDefaultValues={TO_DO}
    filters={<CaseFilters />}
    table={<CaseTable />}
    cards={<CaseCards />}
  />
);
