import { Box } from '@mui/material';
import { Fragment, useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { List, useListContext, useResourceContext, useTranslate, type ListProps, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ColumnsPlace } from './list-table';
import { keepListAddress, ListPlace } from '../address/list-address';
import { ListFooter } from './list-footer';
import { useListKeys } from './list-keys';
import { isLost, ListLoading, LoadError } from '../page/loaded';
import { PageTitle } from '../page/page-title';
import { useWide } from '../page/use-wide';
import type { KeyHint } from '../keys/screen-keys';

interface ListPageProps extends Pick<ListProps, 'sort' | 'filterDefaultValues'> {
  filters: ReactElement;
  /** Parts of the list above its filters, which part of a filter says in which of them one is, and what that one is in. */
  tabs?: { bar: ReactElement; place: (filter: object) => object; panel: ComponentType<{ children: ReactNode }> };
  table: ReactElement;
  /** Stands there instead of either where there is nothing to show. */
  nothing: ReactElement;
  /** What all that the filter leaves sums to, above either. */
  totals?: ReactElement;
  /** Where there is no room for a table. */
  cards: ReactElement;
  hints?: readonly KeyHint[];
  /** The API has it as a file too. */
  exported?: boolean;
  /** Stands there instead when nothing at all is in it. */
  empty?: ReactElement | false;
  /** Its rows lead somewhere: false for lists whose rows are all there is. */
  opened?: boolean;
}

/** A list that colleagues work on too, so it is fetched anew now and then. */
export function ListPage({
  filters,
  tabs,
  table,
  cards,
  nothing,
  totals,
  hints = NO_KEYS,
  exported = false,
  opened = true,
  empty = false,
  ...list
}: ListPageProps) {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  const { search } = useLocation();
  const [columns, placeColumns] = useState<HTMLElement | null>(null);
  const keys = useListKeys(hints, opened);
  useEffect(() => keepListAddress(resource, search), [resource, search]);
  return (
    <ListPlace value={tabs?.place ?? nowhere}>
      <PageTitle>{translate(`resources.${resource}.name`, { smart_count: 2 })}</PageTitle>
      <List
        {...list}
        title={false}
        perPage={25}
        // What it shows stands in the address alone: opened anew, it begins anew.
        storeKey={false}
        exporter={false}
        actions={
          <Box sx={{ width: '100%' }}>
            {tabs?.bar}
            {filters}
          </Box>
        }
        pagination={<ListFooter hints={keys} exported={exported} placeColumns={placeColumns} />}
        empty={empty}
        // The page itself tells what went wrong.
        queryOptions={{ onError: () => undefined, refetchInterval: 20_000 }}
      >
        <ColumnsPlace value={columns}>
          <Rows table={table} cards={cards} nothing={nothing} totals={totals} panel={tabs?.panel} />
        </ColumnsPlace>
      </List>
    </ListPlace>
  );
}

const nowhere = () => ({});

const NO_KEYS: readonly KeyHint[] = [];

interface RowsProps extends Pick<ListPageProps, 'table' | 'cards' | 'nothing' | 'totals'> {
  panel: ComponentType<{ children: ReactNode }> | undefined;
}

function Rows({ table, cards, nothing, totals, panel: Panel = Fragment }: RowsProps) {
  const { isPending, data, error, refetch } = useListContext();
  const wide = useWide();
  useVisibleSelection();
  if (isLost(error, data)) return <LoadError error={error} retry={() => void refetch()} />;
  if (isPending) return <ListLoading />;
  return (
    <Panel>
      {totals}
      {!data?.length ? nothing : wide ? table : cards}
    </Panel>
  );
}

/** A row that a filter, another page or a colleague took out of sight is no longer chosen: what is done to several is done to what one sees. */
function useVisibleSelection(): void {
  const { data, isFetching, selectedIds, onSelect } = useListContext<RaRecord>();
  useEffect(() => {
    if (isFetching || !data) return;
    const seen = selectedIds.filter((id) => data.some((row) => row.id === id));
    if (seen.length < selectedIds.length) onSelect(seen);
  }, [data, isFetching, selectedIds, onSelect]);
}
