import ViewWeek from '@mui/icons-material/ViewWeekOutlined';
import { IconButton, Menu, Tooltip } from '@mui/material';
import { Children, createContext, isValidElement, use, useState, type ReactNode } from 'react';
import {
  DataTable,
  useDataTableStoreContext,
  useResourceContext,
  useStore,
  useTranslate,
  useTranslateLabel,
  type DataTableColumnProps,
  type RaRecord,
  useListContext,
  useNotify,
} from 'react-admin';
import { createPortal } from 'react-dom';
import { choice } from './preference-items';
import Link from '@mui/icons-material/Link';
import { isLookup, sharedAddress } from '../address/list-address';

/** Columns with a link or an action cannot be hidden: by keyboard there is no other way to them. */
export const FixedColumn = <Item extends RaRecord>(column: DataTableColumnProps<Item>) => (
  <DataTable.Col<Item> {...column} />
);

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
    .filter(({ type }) => type !== FixedColumn)
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

/**
 * Copies an address that shows a colleague the same: filters, order and columns. Browsers give pages a clipboard only
 * over https or on this machine.
 */
function ShareLink({ hidden }: { hidden: readonly string[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const list = useListContext();
  const filter = list.filterValues as object;
  const { sort, perPage } = list;
  if (!('clipboard' in navigator)) return null;
  const personal = Object.keys(filter).some(isLookup);
  const copy = async () => {
    await navigator.clipboard.writeText(sharedAddress({ filter, sort, perPage, hidden }));
    notify('console.share.done', { autoHideDuration: 4000 });
  };
  const text = translate(personal ? 'console.share.personal' : 'console.share.copy');
  return (
    <Tooltip title={text}>
      {/* What cannot be pressed tells of nothing, also not why. */}
      <span>
        <IconButton color="secondary" size="small" disabled={personal} aria-label={text} onClick={() => void copy()}>
          <Link fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
