import { ListPage } from '../layout/lists/list-page';
import { DiscountCards } from './discount-cards';
import { DiscountFilters } from './discount-filters';
import { DiscountTable } from './discount-table';

export const DiscountList = () => (
  <ListPage
    exported
    sort={{ field: 'defined_at', order: 'DESC' }}
    filters={<DiscountFilters />}
    table={<DiscountTable />}
    cards={<DiscountCards />}
    hints={[{ keys: ['N'], text: 'new' }]}
  />
);
