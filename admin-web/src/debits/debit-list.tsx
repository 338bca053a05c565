import { ListPage } from '../layout/lists/list-page';
import { DebitCards } from './debit-cards';
import { DebitFilters } from './debit-filters';
import { DebitTable } from './debit-table';

const HINTS = [{ keys: ['/'], text: 'search' }];

export const DebitList = () => (
  <ListPage
    exported
    sort={{ field: 'signed_at', order: 'DESC' }}
    filters={<DebitFilters />}
    table={<DebitTable />}
    cards={<DebitCards />}
    hints={HINTS}
  />
);
