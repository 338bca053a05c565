import { DataTable } from 'react-admin';
import { RowLink, useRowWalk } from '../layout/row-link';
import { useFormats } from '../members/use-formats';
import type { Discount } from './discount';
import { DiscountMark } from './discount-mark';
import { Limits } from './limits';
import { NoDiscounts } from './no-discounts';

export function DiscountTable() {
  const formats = useFormats();
  useRowWalk();
  return (
    <DataTable<Discount> bulkActionButtons={false} rowClick="edit" empty={<NoDiscounts />}>
      <DataTable.Col<Discount>
        source="code"
        render={({ id, code }) => (
          <RowLink id={id} type="edit">
            {code}
          </RowLink>
        )}
      />
      <DataTable.Col<Discount> source="status" render={(discount) => <DiscountMark discount={discount} />} />
      <DataTable.Col<Discount> source="limits" disableSort render={(discount) => <Limits discount={discount} />} />
      <DataTable.Col<Discount>
        source="percentage"
        align="right"
        sortByOrder="DESC"
        render={({ value_percentage }) => `${value_percentage} %`}
      />
      <DataTable.Col<Discount>
        source="redeemed"
        align="right"
        sortByOrder="DESC"
        render={({ num_redeemed }) => formats.number(num_redeemed)}
      />
      <DataTable.Col<Discount>
        source="expires_at"
        align="right"
        render={({ expires }) => (expires ? formats.instant(expires) : '–')}
      />
      <DataTable.Col<Discount>
        source="defined_at"
        align="right"
        sortByOrder="DESC"
        render={({ defined_at }) => (defined_at ? formats.day(defined_at) : '–')}
      />
    </DataTable>
  );
}
