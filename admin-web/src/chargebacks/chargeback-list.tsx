import { ListPage } from '../layout/lists/list-page';
import { TO_DO } from './chargeback';
import { ChargebackCards } from './chargeback-cards';
import { ChargebackFilters } from './chargeback-filters';
import { ChargebackTable } from './chargeback-table';
import { Totals } from './totals';

/** What banks took back, the first to be answered on top (ADM-04). */
export const ChargebackList = () => (
  <ListPage
    exported
    sort={{ field: 'respond_by', order: 'ASC' }}
    filterDefaultValues={{ status: TO_DO }}
    filters={<ChargebackFilters />}
    table={
      <>
        <Totals />
        <ChargebackTable />
      </>
    }
    cards={
      <>
        <Totals />
        <ChargebackCards />
      </>
    }
  />
);
