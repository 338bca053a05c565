import { BulkActionsToolbar, DataTable } from 'react-admin';
import { FixedColumn } from '../layout/lists/columns-menu';
import { InstantColumn, ListTable } from '../layout/lists/list-table';
import { RowLink } from '../layout/lists/row-link';
import { PageSelection, RowSelection } from '../layout/lists/row-selection';
import { useFormats } from '../layout/values/use-formats';
import { BulkStop } from './bulk-stop';
import { mayChange, type Discount } from './discount';
import { DiscountMark } from './discount-mark';
import { Limits } from './limits';
import { NoDiscounts } from './no-discounts';

const bulk = (
  <BulkActionsToolbar selectAllButton={false}>
    <BulkStop />
  </BulkActionsToolbar>
);

export function DiscountTable() {
  const formats = useFormats();
  return (
    <ListTable<Discount> rowClick="edit" bulkActionsToolbar={bulk} empty={<NoDiscounts />} sx={tableSx}>
      <FixedColumn<Discount>
        source="id"
        disableSort
        label={<PageSelection of={mayChange} />}
        render={(discount) => mayChange(discount) && <RowSelection record={discount} />}
      />
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
        render={({ num_redeemed, max_uses }) =>
          [num_redeemed, ...(max_uses === null ? [] : [max_uses])].map(formats.number).join(' / ')
        }
      />
      <InstantColumn<Discount> source="starts_at" sortByOrder="ASC" of={({ starts }) => starts} />
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

const tableSx = { '& .column-id': { width: 48, pr: 0 } } as const;
