import { ListPage } from '../layout/list-page';
import { TO_DO } from './refund';
import { RefundCards } from './refund-cards';
import { RefundFilters } from './refund-filters';
import { RefundTable } from './refund-table';
import { RefundTotals } from './refund-totals';

export const RefundList = () => (
  <ListPage
    exported
    sort={{ field: 'requested_at', order: 'ASC' }}
    filterDefaultValues={{ status: TO_DO }}
    filters={<RefundFilters />}
    table={
      <>
        <RefundTotals />
        <RefundTable />
      </>
    }
    cards={
      <>
        <RefundTotals />
        <RefundCards />
      </>
    }
  />
);
