import { ListPage } from '../layout/lists/list-page';
import { TO_DO } from './complaint';
import { ComplaintCards } from './complaint-cards';
import { ComplaintFilters } from './complaint-filters';
import { ComplaintTable } from './complaint-table';

/** ADM-09: the oldest first, beginning with what waits for an answer. */
export const ComplaintList = () => (
  <ListPage
    exported
    sort={{ field: 'made_at', order: 'ASC' }}
    filterDefaultValues={{ status: TO_DO }}
    filters={<ComplaintFilters />}
    table={<ComplaintTable />}
    cards={<ComplaintCards />}
  />
);
