import { ListPage } from '../layout/list-page';
import { PaymentCards } from './payment-cards';
import { PaymentFilters } from './payment-filters';
import { PaymentTable } from './payment-table';

const HINTS = [{ keys: ['/'], text: 'search' }];

export const PaymentList = () => (
  <ListPage
    exported
    sort={{ field: 'placed_at', order: 'DESC' }}
    filters={<PaymentFilters />}
    table={<PaymentTable />}
    cards={<PaymentCards />}
    hints={HINTS}
  />
);
