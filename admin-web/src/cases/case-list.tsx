import { ListPage } from '../layout/list-page';
import { CaseCards } from './case-cards';
import { CaseFilters } from './case-filters';
import { CaseTable } from './case-table';

export const CaseList = () => (
  <ListPage
    exported
    sort={{ field: 'opened_at', order: 'ASC' }}
    filterDefaultValues={{ status: 'open' }}
    filters={<CaseFilters />}
    table={<CaseTable />}
    cards={<CaseCards />}
  />
);
