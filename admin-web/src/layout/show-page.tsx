import type { ReactNode } from 'react';
import { Show, useResourceContext, useShowContext, useTranslate, type RaRecord, type ShowProps } from 'react-admin';
import { BackBar } from './back-bar';
import { LoadError } from './load-error';
import { NextInQueue, type Queue } from './next-in-queue';
import { PageTitle } from './page-title';

interface ShowPageProps<Item extends RaRecord> {
  children: ReactNode;
  hints?: { keys: string[]; text: string }[];
  /** Where its records are worked through one after the other. */
  queue?: Queue;
  queryOptions?: ShowProps<Item>['queryOptions'];
}

/** A record's page: the way back, its keys, and what went wrong when it could not be loaded. */
export function ShowPage<Item extends RaRecord>({ children, hints = [], queue, queryOptions }: ShowPageProps<Item>) {
  return (
    <Show<Item>
      title={false}
      component="div"
      actions={<Bar hints={hints} queue={queue} />}
      error={<ShowError />}
      // The page itself tells what went wrong; react-admin would go back to the list.
      queryOptions={{ ...queryOptions, onError: () => undefined }}
    >
      {children}
    </Show>
  );
}

function Bar({ hints, queue }: { hints: { keys: string[]; text: string }[]; queue: Queue | undefined }) {
  const { record } = useShowContext<RaRecord>();
  if (!queue) return <BackBar hints={hints} />;
  return (
    <BackBar hints={[...hints, { keys: ['N'], text: 'next' }]}>
      <NextInQueue queue={queue} record={record} />
    </BackBar>
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
