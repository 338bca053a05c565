import { ListPage } from '../layout/lists/list-page';
import { WorkFilters } from '../layout/lists/work-filters';
import { STATUSES, TO_DO } from './refund';
import { RefundCards } from './refund-cards';
import { RefundTable } from './refund-table';
import { RefundTotals } from './refund-totals';

export const RefundList = () => (
  <ListPage
    exported
    sort={{ field: 'requested_at', order: 'ASC' }}
    filterDefaultValues={{ status: TO_DO }}
    filters={<WorkFilters statuses={STATUSES} toDo={TO_DO} />}
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
