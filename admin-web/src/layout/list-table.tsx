import Box from '@mui/material/Box';
import {
  DataTable,
  type DataTableColumnProps,
  type DataTableNumberColumnProps,
  type DataTableProps,
  type RaRecord,
} from 'react-admin';
import { useFormats, type Money } from '../members/use-formats';
import { ColumnsMenu } from './columns-menu';
import { useRowWalk } from './row-link';

/** The table of a list whose rows lead to their pages; J and K walk along them. */
export function ListTable<Item extends RaRecord>(props: DataTableProps<Item>) {
  useRowWalk();
  return <DataTable<Item> bulkActionButtons={false} rowClick="show" foot={ColumnsMenu} {...props} />;
}

interface ColumnProps<Item extends RaRecord, Value> extends Pick<DataTableColumnProps, 'disableSort' | 'sortByOrder'> {
  source: string;
  /** Where it is not the record's field of that name. */
  of?: (record: Item) => Value;
}

/** When something happened; a dash where it has not. */
export function InstantColumn<Item extends RaRecord>({ of, ...column }: ColumnProps<Item, string | null>) {
  const formats = useFormats();
  const shown = (instant: string | null) => (instant === null ? '–' : formats.instant(instant));
  return (
    <DataTable.Col<Item>
      align="right"
      sortByOrder="DESC"
      {...column}
      render={(record) => shown(of ? of(record) : (record[column.source] as string | null))}
    />
  );
}

export function CountColumn(column: DataTableNumberColumnProps) {
  const { locale } = useFormats();
  return <DataTable.NumberCol sortByOrder="DESC" locales={locale} {...column} />;
}

export function MoneyColumn<Item extends RaRecord>({ of, ...column }: ColumnProps<Item, Money>) {
  const formats = useFormats();
  const shown = (amount: Money) => <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{formats.money(amount)}</Box>;
  return (
    <DataTable.Col<Item>
      align="right"
      sortByOrder="DESC"
      {...column}
      render={(record) => shown(of ? of(record) : (record[column.source] as Money))}
    />
  );
}
