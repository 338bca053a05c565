import { ListPage } from '../layout/lists/list-page';
import { DataTable, useListContext } from 'react-admin';
import { FilterChoice, FilterWords } from '../layout/lists/choice';
import { DaySpan } from '../layout/lists/day-span';
import { FilterBar, SearchField } from '../layout/lists/filter-bar';
import { useCountries } from '../layout/values/use-choices';
import { KINDS, type Receipt } from './receipt';
import { ListTotals } from '../layout/lists/list-totals';
import { useFormats, useText } from '../layout/values/words';
import { dataOf, useApi } from '../providers/api-client';
import { CardLine, CardLines, PlainCards } from '../layout/lists/card-list';
import { Country, MemberLink, PaymentLink, ReceiptKind, ReceiptNumber } from './receipt-parts';
import { FixedColumn, InstantColumn, ListTable, MoneyColumn } from '../layout/lists/list-table';
import { NothingListed } from '../layout/lists/nothing-listed';

const HINTS = [{ keys: ['/'], text: 'search' }];

/** Receipts and credit notes, with what those that are listed sum to (ADM-04). */
export const ReceiptList = () => (
  <ListPage
    nothing={<NothingListed drawing={<path d="M26 14h44v68l-8-6-7 6-7-6-7 6-7-6-8 6zM36 32h24M36 44h24M36 56h14" />} />}
    exported
    sort={{ field: 'issued_at', order: 'DESC' }}
    filters={<ReceiptFilters />}
    totals={<Totals />}
    table={<ReceiptTable />}
    cards={<ReceiptCards />}
    hints={HINTS}
  />
);

function ReceiptFilters() {
  return (
    <FilterBar>
      <SearchField />
      <FilterWords source="kind" values={KINDS} under="kinds" />
      <FilterChoice source="country" options={useCountries()} />
      <DaySpan days sources={['from', 'until']} />
    </FilterBar>
  );
}

/** Receipts less the credit notes. */
function Totals() {
  const formats = useFormats();
  const api = useApi();
  const text = useText('resources.receipts');
  return (
    <ListTotals
      resource="receipts"
      label={text('totals')}
      load={(filter) => dataOf(api.GET('/api/admin/receipt-totals', { params: { query: { filter } } }))}
      sums={[
        [text('receipts'), ({ receipts }) => formats.number(receipts)],
        [text('credit_notes'), ({ credit_notes }) => formats.number(credit_notes)],
        [text('fields.net'), ({ net }) => formats.money(net)],
        [text('fields.vat'), ({ vat }) => formats.money(vat)],
        [text('fields.total'), ({ total }) => formats.money(total)],
      ]}
    />
  );
}

function ReceiptCards() {
  const formats = useFormats();
  return (
    <PlainCards<Receipt>>
      {(receipt) => (
        <>
          <CardLine strong>
            <ReceiptNumber number={receipt.number} />
            <span>{formats.money(receipt.total)}</span>
          </CardLine>
          <CardLines>
            <CardLine>
              <ReceiptKind receipt={receipt} />
              <span>{formats.instant(receipt.issued_at)}</span>
            </CardLine>
            <CardLine>
              <span>
                <Country receipt={receipt} />
              </span>
              <span>{formats.money(receipt.vat)}</span>
            </CardLine>
            <CardLine>
              <MemberLink receipt={receipt} />
              <PaymentLink receipt={receipt} />
            </CardLine>
          </CardLines>
        </>
      )}
    </PlainCards>
  );
}

function ReceiptTable() {
  const formats = useFormats();
  const { data = [] } = useListContext<Receipt>();
  return (
    <ListTable<Receipt> rowClick={false} sx={tableSx}>
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
