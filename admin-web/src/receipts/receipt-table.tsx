import { DataTable, useListContext } from 'react-admin';
import { FixedColumn } from '../layout/lists/columns-menu';
import { InstantColumn, ListTable, MoneyColumn } from '../layout/lists/list-table';
import { useFormats } from '../layout/values/use-formats';
import { NoReceipts } from './no-receipts';
import type { Receipt } from './receipt';
import { MemberLink, PaymentLink, ReceiptKind, ReceiptNumber } from './receipt-parts';

export function ReceiptTable() {
  const formats = useFormats();
  const { data = [] } = useListContext<Receipt>();
  return (
    <ListTable<Receipt> rowClick={false} empty={<NoReceipts />} sx={tableSx}>
      <FixedColumn<Receipt>
        source="number"
        sortByOrder="DESC"
        render={({ number }) => <ReceiptNumber number={number} />}
      />
      <InstantColumn<Receipt> source="issued_at" />
      <DataTable.Col<Receipt> source="kind" disableSort render={(receipt) => <ReceiptKind receipt={receipt} />} />
      <DataTable.Col<Receipt> source="payment_id" disableSort render={(receipt) => <PaymentLink receipt={receipt} />} />
      <DataTable.Col<Receipt> source="member_id" disableSort render={(receipt) => <MemberLink receipt={receipt} />} />
      {/* Most sites have one brand: theirs. */}
      {data.some(({ brand }) => brand) && (
        <DataTable.Col<Receipt> source="brand" disableSort render={({ brand }) => brand ?? '–'} />
      )}
      <DataTable.Col<Receipt> source="vat_country" render={({ vat_country }) => formats.country(vat_country)} />
      <DataTable.Col<Receipt>
        source="vat_rate"
        align="right"
        disableSort
        render={({ vat_rate }) => formats.percent(vat_rate)}
      />
      <MoneyColumn<Receipt> source="net" disableSort />
      <MoneyColumn<Receipt> source="vat" disableSort />
      <MoneyColumn<Receipt> source="total" />
    </ListTable>
  );
}

const tableSx = {
  '& .column-issued_at': { whiteSpace: 'nowrap' },
  // Ten columns or more: closer together, so that a moment takes one line.
  '& .MuiTableCell-root:not(:first-of-type):not(:last-of-type)': { px: 1 },
} as const;
