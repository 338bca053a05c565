import type { ReactNode } from 'react';
import { Show, useResourceContext, useShowContext, useTranslate, type RaRecord, type ShowProps } from 'react-admin';
import { BackBar } from './back-bar';
import { LoadError } from './load-error';
import { PageTitle } from './page-title';

interface ShowPageProps<Item extends RaRecord> {
  children: ReactNode;
  hints?: { keys: string[]; text: string }[];
  queryOptions?: ShowProps<Item>['queryOptions'];
}

/** A record's page: the way back, its keys, and what went wrong when it could not be loaded. */
export function ShowPage<Item extends RaRecord>({ children, hints = [], queryOptions }: ShowPageProps<Item>) {
  return (
    <Show<Item>
      title={false}
      component="div"
      actions={<BackBar hints={hints} />}
      error={<ShowError />}
      // The page itself tells what went wrong; react-admin would go back to the list.
      queryOptions={{ ...queryOptions, onError: () => undefined }}
    >
      {children}
    </Show>
  );
}

function ShowError() {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  const { error, refetch } = useShowContext();
  return (
    <>
      <PageTitle>{translate(`resources.${resource}.name`, { smart_count: 1 })}</PageTitle>
      <LoadError error={error} retry={() => void refetch()} />
    </>
  );
}
