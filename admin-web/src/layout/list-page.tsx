import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState, type ReactElement } from 'react';
import { List, useListContext, useResourceContext, useTranslate, type ListProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ColumnsPlace } from './columns-menu';
import { keepListAddress } from './list-address';
import { ListFooter } from './list-footer';
import { ListLoading } from './list-loading';
import { LoadError } from './load-error';
import { PageTitle } from './page-title';

interface ListPageProps extends Pick<ListProps, 'sort' | 'filterDefaultValues'> {
  filters: ReactElement;
  table: ReactElement;
  /** Where there is no room for a table. */
  cards: ReactElement;
  hints?: { keys: string[]; text: string }[];
  /** The API has it as a file too. */
  exported?: boolean;
  /** Stands there instead when nothing at all is in it. */
  empty?: ReactElement | false;
  /** Its rows lead somewhere: false for lists whose rows are all there is. */
  walked?: boolean;
}

/** A list that colleagues work on too, so it is fetched anew now and then. */
export function ListPage({
  filters,
  table,
  cards,
  hints = [],
  exported = false,
  walked = true,
  empty = false,
  ...list
}: ListPageProps) {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  const { search } = useLocation();
  const [columns, placeColumns] = useState<HTMLElement | null>(null);
  useEffect(() => keepListAddress(resource, search), [resource, search]);
  return (
    <>
      <PageTitle>{translate(`resources.${resource}.name`, { smart_count: 2 })}</PageTitle>
      <List
        {...list}
        title={false}
        perPage={25}
        // What it shows stands in the address alone: opened anew, it begins anew.
        storeKey={false}
        exporter={false}
        actions={filters}
        pagination={<ListFooter hints={hints} exported={exported} walked={walked} placeColumns={placeColumns} />}
        empty={empty}
        error={<ListError />}
        // The page itself tells what went wrong.
        queryOptions={{ onError: () => undefined, refetchInterval: 20_000 }}
      >
        <ColumnsPlace value={columns}>
          <Rows table={table} cards={cards} />
        </ColumnsPlace>
      </List>
    </>
  );
}

function Rows({ table, cards }: Pick<ListPageProps, 'table' | 'cards'>) {
  const { isPending } = useListContext();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  if (isPending) return <ListLoading />;
  return wide ? table : cards;
}

function ListError() {
  const { error, refetch } = useListContext();
  return <LoadError error={error} retry={() => void refetch()} />;
}
