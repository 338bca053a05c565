import { Box } from '@mui/material';
import { useState } from 'react';
import {
  DataTable,
  useResourceContext,
  type DataTableColumnProps,
  type DataTableNumberColumnProps,
  type DataTableProps,
  type RaRecord,
} from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useFormats, type Money } from '../values/use-formats';
import { ColumnsMenu } from './columns-menu';
import { hiddenIn } from '../address/list-address';

/** The table of a list whose rows lead to their pages. A link that somebody shared shows the columns that they had. */
export function ListTable<Item extends RaRecord>(props: DataTableProps<Item>) {
  const resource = useResourceContext();
  const { search } = useLocation();
  // Filters are changed in the address, and the columns stay.
  const [shared] = useState(() => hiddenIn(search));
  const columns = shared && { storeKey: `${resource}.shared.${shared.join()}`, hiddenColumns: shared };
  return <DataTable<Item> bulkActionButtons={false} rowClick="show" foot={ColumnsMenu} {...props} {...columns} />;
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
