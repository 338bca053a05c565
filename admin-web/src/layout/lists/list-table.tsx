import { Box, IconButton, Menu, Tooltip } from '@mui/material';
import { useState, Children, createContext, isValidElement, use, type ReactNode, type MouseEvent } from 'react';
import {
  DataTable,
  useResourceContext,
  type DataTableColumnProps,
  type DataTableNumberColumnProps,
  type DataTableProps,
  type RaRecord,
  useDataTableStoreContext,
  useStore,
  useTranslate,
  useTranslateLabel,
  useListContext,
  Link,
  useCreatePath,
} from 'react-admin';
import { useLocation } from 'react-router-dom';
import ViewWeek from '@mui/icons-material/ViewWeekOutlined';
import { createPortal } from 'react-dom';
import LinkIcon from '@mui/icons-material/Link';
import { MemberName, MethodName } from '../values/names';
import { useCopy } from '../values/use-copy';
import { useFormats, useText, type Money } from '../values/words';
import { hiddenIn, isLookup, sharedAddress } from '../address/list-address';
import { choice } from './preference-items';

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

interface PlainColumnProps extends Pick<DataTableColumnProps, 'disableSort'> {
  source: string;
}

/** The name of the member whose id the record has. */
export const MemberColumn = (column: PlainColumnProps) => (
  <DataTable.Col<RaRecord>
    {...column}
    disableSort
    render={(record) => <MemberName id={record[column.source] as string} />}
  />
);

export const MethodColumn = (column: PlainColumnProps) => (
  <DataTable.Col<RaRecord> {...column} render={(record) => <MethodName id={record[column.source] as string} />} />
);

/** A country by name; a dash where it is not known. */
export function CountryColumn(column: PlainColumnProps) {
  const formats = useFormats();
  const shown = (code: string | null) => (code === null ? '–' : formats.country(code));
  return <DataTable.Col<RaRecord> {...column} render={(record) => shown(record[column.source] as string | null)} />;
}

/** One of a few words that the resource has in its catalogue, under the column's own name. */
export function WordColumn({ under, ...column }: PlainColumnProps & { under?: string }) {
  const text = useText(`resources.${useResourceContext()!}.${under ?? column.source}`);
  return <DataTable.Col<RaRecord> {...column} render={(record) => text(record[column.source] as string)} />;
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

/** Columns with a link or an action cannot be hidden: by keyboard there is no other way to them. */
export const FixedColumn = <Item extends RaRecord>(column: DataTableColumnProps<Item>) => (
  <DataTable.Col<Item> {...column} />
);

/** When it began, which leads to the record's page. */
export function OpenColumn({ source, ...column }: Pick<DataTableColumnProps, 'sortByOrder'> & { source: string }) {
  const formats = useFormats();
  return (
    <DataTable.Col<RaRecord & { id: string }>
      source={source}
      {...column}
      render={(record) => <RowLink id={record.id}>{formats.instant(record[source] as string)}</RowLink>}
    />
  );
}
const LEADING: readonly unknown[] = [FixedColumn, OpenColumn];

/** The menu's place: the bar below the list, which stays visible however long the table is. */
export const ColumnsPlace = createContext<HTMLElement | null>(null);

/**
 * Shows and hides the columns of a table, which keeps the choice in react-admin's store. react-admin's own
 * `ColumnsButton` puts its switches inside menu options, where screen readers do not reach them.
 */
export function ColumnsMenu({ children }: { children?: ReactNode }) {
  const place = use(ColumnsPlace);
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden, setHidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const columns = Children.toArray(children)
    .filter(isValidElement<DataTableColumnProps>)
    .filter(({ type }) => !LEADING.includes(type))
    .map(({ props: { source = '', label } }) => ({
      source,
      name: translateLabel({ resource, source, label: label as string | undefined }) as string,
    }));
  if (!place) return null;
  return createPortal(
    <>
      <Tooltip title={translate('ra.action.select_columns')}>
        <IconButton
          color="secondary"
          size="small"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <ViewWeek fontSize="small" />
        </IconButton>
      </Tooltip>
      <ShareLink hidden={hidden} />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ source, name }) => {
          const shown = !hidden.includes(source);
          const others = hidden.filter((one) => one !== source);
          return choice(name, shown, () => setHidden(shown ? [...others, source] : others), 'menuitemcheckbox');
        })}
      </Menu>
    </>,
    place,
  );
}

/** Copies an address that shows a colleague the same: filters, order and columns. */
function ShareLink({ hidden }: { hidden: readonly string[] }) {
  const translate = useTranslate();
  const copy = useCopy();
  const list = useListContext();
  const filter = list.filterValues as object;
  const { sort, perPage } = list;
  if (!copy) return null;
  const personal = Object.keys(filter).some(isLookup);
  const share = () => copy(sharedAddress({ filter, sort, perPage, hidden }), 'console.share.done');
  const text = translate(personal ? 'console.share.personal' : 'console.share.copy');
  return (
    <Tooltip title={text}>
      {/* What cannot be pressed tells of nothing, also not why. */}
      <span>
        <IconButton color="secondary" size="small" disabled={personal} aria-label={text} onClick={() => void share()}>
          <LinkIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}

interface RowLinkProps {
  id: string;
  type?: 'show' | 'edit' | 'list';
  /** Where the row leads to another resource than that of its list. */
  resource?: string;
  children: ReactNode;
}

/** The link of a row; J and K walk along them (`useListKeys`). */
export function RowLink({ id, type = 'show', resource: other, children }: RowLinkProps) {
  const createPath = useCreatePath();
  const own = useResourceContext()!;
  const resource = other ?? own;
  return (
    <Link
      to={createPath({ resource, id, type })}
      data-row-link
      // The row opens it too; one click should not do it twice.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      underline="hover"
      sx={linkSx}
    >
      {children}
    </Link>
  );
}

// The bar above, and the footer below with what is done with chosen rows, lie over the rows.
const linkSx = { color: 'secondary.main', fontWeight: 600, borderRadius: '4px', scrollMargin: '72px 0 112px' } as const;
