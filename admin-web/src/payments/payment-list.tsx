import { ListLoading } from '../layout/page/loaded';
import { ListPage } from '../layout/lists/list-page';
import { PaymentFilters } from './payment-filters';
import { PaymentPanel, PaymentTabs, useFirstTab } from './payment-tabs';
import { placeOf, tabOf, TAB_NAMES } from './tabs';
import { DataTable } from 'react-admin';
import { ListTotals } from '../layout/lists/list-totals';
import { useFormats, useText } from '../layout/values/words';
import { dataOf, useApi } from '../providers/api-client';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { MethodName, MemberName } from '../layout/values/names';
import type { Payment, PaymentFilter } from './payment';
import { AttentionMark, PaymentMark } from './payment-mark';
import { Box, Button } from '@mui/material';
import {
  CountColumn,
  ListTable,
  MoneyColumn,
  MemberColumn,
  MethodColumn,
  CountryColumn,
  OpenColumn,
} from '../layout/lists/list-table';
import { useBrands } from '../layout/values/use-choices';
import { NothingListed } from '../layout/lists/nothing-listed';
import { useListFilter } from '../layout/lists/use-list-filter';
import { usePaymentCounts } from './use-payment-counts';

const HINTS = [{ keys: ['/'], text: 'search' }];
const TABS_ABOVE = { bar: <PaymentTabs />, place: placeOf, panel: PaymentPanel };

export function PaymentList() {
  const chosen = useFirstTab();
  if (!chosen) return <ListLoading />;
  return (
    <ListPage
      nothing={<NoPayments />}
      exported
      sort={{ field: 'placed_at', order: 'DESC' }}
      tabs={TABS_ABOVE}
      filters={<PaymentFilters />}
      totals={<PaymentTotals />}
      table={<PaymentTable />}
      cards={<PaymentCards />}
      hints={HINTS}
    />
  );
}

function PaymentTotals() {
  const formats = useFormats();
  const api = useApi();
  const text = useText('resources.payments');
  return (
    <ListTotals
      resource="payments"
      load={(filter) => dataOf(api.GET('/api/admin/payment-totals', { params: { query: { filter } } }))}
      sums={[
        [text('name', { smart_count: 2 }), ({ payments }) => formats.number(payments)],
        [text('fields.amount'), ({ amount }) => formats.money(amount)],
        [text('fields.discount_off'), ({ discount_off }) => formats.money(discount_off)],
        [text('fields.credits'), ({ credits }) => formats.number(credits)],
      ]}
    />
  );
}

function PaymentCards() {
  const formats = useFormats();
  return (
    <CardList<Payment>
      primaryText={({ member_id, amount }) => (
        <CardLine strong>
          <MemberName id={member_id} />
          <span>{formats.money(amount)}</span>
        </CardLine>
      )}
      secondaryText={({ status, attention, payment_method, placed_at }) => (
        <CardLines>
          <CardLine>
            <PaymentMark status={status} />
            <MethodName id={payment_method} />
          </CardLine>
          {attention && <AttentionMark attention={attention} />}
          <span>{formats.instant(placed_at)}</span>
        </CardLines>
      )}
    />
  );
}

function PaymentTable() {
  const brands = useBrands();
  return (
    <ListTable<Payment> hiddenColumns={LESS_OFTEN}>
      <OpenColumn source="placed_at" sortByOrder="DESC" />
      <MemberColumn source="member_id" />
      <DataTable.Col<Payment>
        source="status"
        render={({ status, attention }) => (
          <Box sx={{ display: 'grid' }}>
            <PaymentMark status={status} />
            {attention && <AttentionMark attention={attention} />}
          </Box>
        )}
      />
      <MethodColumn source="payment_method" />
      <CountryColumn source="country" disableSort />
      <DataTable.Col<Payment>
        source="brand"
        disableSort
        render={({ brand }) => brands.find(([id]) => id === (brand ?? 'site'))?.[1] ?? brand ?? '–'}
      />
      <CountColumn source="credits" />
      <MoneyColumn source="amount" />
    </ListTable>
  );
}

/** Shown by who chooses so. */
const LESS_OFTEN = ['country', 'brand'];

/** Nothing on this tab: what is looked for may well be on another. */
function NoPayments() {
  const { filter, change, filtered } = useListFilter<PaymentFilter>();
  const tab = tabOf(filter);
  const all = usePaymentCounts(filter).data?.[TAB_NAMES.indexOf('all')]?.count ?? 0;
  const elsewhere = filtered && tab !== 'all' && all > 0;
  const text = useText('resources.payments', { smart_count: all });
  return (
    <NothingListed
      drawing={
        <>
          <rect x="16" y="26" width="64" height="44" rx="6" />
          <path d="M16 40h64M26 58h14" />
        </>
      }
      action={
        elsewhere && (
          <Button variant="contained" onClick={() => change({ attention: undefined, status: undefined })}>
            {text('show_all')}
          </Button>
        )
      }
    >
      {elsewhere ? text('none_on_tab') : !filtered && tab !== 'all' ? text(`none_of.${tab}`) : undefined}
    </NothingListed>
  );
}
