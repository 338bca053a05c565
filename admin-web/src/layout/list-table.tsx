import Box from '@mui/material/Box';
import { DataTable, type DataTableColumnProps, type DataTableProps, type RaRecord } from 'react-admin';
import { useFormats, type Money } from '../members/use-formats';
import { useRowWalk } from './row-link';

/** The table of a list whose rows lead to their pages; J and K walk along them. */
export function ListTable<Item extends RaRecord>(props: DataTableProps<Item>) {
  useRowWalk();
  return <DataTable<Item> bulkActionButtons={false} rowClick="show" {...props} />;
}

interface ColumnProps<Item extends RaRecord, Value> extends Pick<DataTableColumnProps, 'disableSort' | 'sortByOrder'> {
  source: string;
  of: (record: Item) => Value;
}

/** When something happened; a dash where it has not. */
export function InstantColumn<Item extends RaRecord>({ of, ...column }: ColumnProps<Item, string | null>) {
  const formats = useFormats();
  const shown = (instant: string | null) => (instant === null ? '–' : formats.instant(instant));
  return <DataTable.Col<Item> align="right" sortByOrder="DESC" {...column} render={(record) => shown(of(record))} />;
}

export function CountColumn<Item extends RaRecord>({ of, ...column }: ColumnProps<Item, number>) {
  const formats = useFormats();
  return (
    <DataTable.Col<Item> align="right" sortByOrder="DESC" {...column} render={(record) => formats.number(of(record))} />
  );
}

export function MoneyColumn<Item extends RaRecord>({ of, ...column }: ColumnProps<Item, Money>) {
  const formats = useFormats();
  return (
    <DataTable.Col<Item>
      align="right"
      sortByOrder="DESC"
      {...column}
      render={(record) => <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{formats.money(of(record))}</Box>}
    />
  );
}
