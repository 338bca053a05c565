import { DataTable } from 'react-admin';
import { FixedColumn } from '../layout/columns-menu';
import { InstantColumn, ListTable } from '../layout/list-table';
import { RowLink } from '../layout/row-link';
import { useFormats } from '../members/use-formats';
import type { Discount } from './discount';
import { DiscountMark } from './discount-mark';
import { Limits } from './limits';
import { NoDiscounts } from './no-discounts';

export function DiscountTable() {
  const formats = useFormats();
  return (
    <ListTable<Discount> rowClick="edit" empty={<NoDiscounts />}>
      <FixedColumn<Discount>
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
      <InstantColumn<Discount> source="expires_at" sortByOrder="ASC" of={({ expires }) => expires} />
      <DataTable.Col<Discount>
        source="defined_at"
        align="right"
        sortByOrder="DESC"
        render={({ defined_at }) => (defined_at ? formats.day(defined_at) : '–')}
      />
    </ListTable>
  );
}
