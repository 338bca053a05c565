import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import { FixedColumn } from '../layout/lists/columns-menu';
import { CountColumn, ListTable, MoneyColumn } from '../layout/lists/list-table';
import { useBrands } from '../layout/values/use-brands';
import { RowLink } from '../layout/lists/row-link';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import { MethodName } from '../layout/values/method-name';
import { NoPayments } from './no-payments';
import type { Payment } from './payment';
import { AttentionMark, PaymentMark } from './payment-mark';

export function PaymentTable() {
  const formats = useFormats();
  const brands = useBrands();
  return (
    <ListTable<Payment> empty={<NoPayments />} hiddenColumns={LESS_OFTEN}>
      <FixedColumn<Payment>
        source="placed_at"
        sortByOrder="DESC"
        render={({ id, placed_at }) => <RowLink id={id}>{formats.instant(placed_at)}</RowLink>}
      />
      <DataTable.Col<Payment>
        source="member_id"
        disableSort
        render={({ member_id }) => <MemberName id={member_id} />}
      />
      <DataTable.Col<Payment>
        source="status"
        render={({ status, attention }) => (
          <Box sx={{ display: 'grid' }}>
            <PaymentMark status={status} />
            {attention && <AttentionMark attention={attention} />}
          </Box>
        )}
      />
      <DataTable.Col<Payment>
        source="payment_method"
        render={({ payment_method }) => <MethodName id={payment_method} />}
      />
      <DataTable.Col<Payment>
        source="country"
        disableSort
        render={({ country }) => (country === null ? '–' : formats.country(country))}
      />
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
