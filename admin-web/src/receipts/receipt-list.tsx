import { ListPage } from '../layout/lists/list-page';
import { ReceiptCards } from './receipt-cards';
import { ReceiptFilters } from './receipt-filters';
import { ReceiptTable } from './receipt-table';
import { Totals } from './totals';

const HINTS = [{ keys: ['/'], text: 'search' }];

/** Receipts and credit notes, with what those that are listed sum to (ADM-04). */
export const ReceiptList = () => (
  <ListPage
    exported
    sort={{ field: 'issued_at', order: 'DESC' }}
    filters={<ReceiptFilters />}
    table={
      <>
        <Totals />
        <ReceiptTable />
      </>
    }
    cards={
      <>
        <Totals />
        <ReceiptCards />
      </>
    }
    hints={HINTS}
  />
);
