import { ListLoading } from '../layout/page/list-loading';
import { ListPage } from '../layout/lists/list-page';
import { PaymentCards } from './payment-cards';
import { PaymentFilters } from './payment-filters';
import { PaymentTable } from './payment-table';
import { PaymentPanel, PaymentTabs, useFirstTab } from './payment-tabs';
import { PaymentTotals } from './payment-totals';
import { placeOf } from './tabs';

const HINTS = [{ keys: ['/'], text: 'search' }];
const TABS_ABOVE = { bar: <PaymentTabs />, place: placeOf };

export function PaymentList() {
  const chosen = useFirstTab();
  if (!chosen) return <ListLoading />;
  return (
    <ListPage
      exported
      sort={{ field: 'placed_at', order: 'DESC' }}
      tabs={TABS_ABOVE}
      filters={<PaymentFilters />}
      table={
        <PaymentPanel>
          <PaymentTotals />
          <PaymentTable />
        </PaymentPanel>
      }
      cards={
        <PaymentPanel>
          <PaymentTotals />
          <PaymentCards />
        </PaymentPanel>
      }
      hints={HINTS}
    />
  );
}
