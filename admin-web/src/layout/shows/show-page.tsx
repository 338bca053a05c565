import { Fragment, type ReactNode } from 'react';
import { Show, useResourceContext, useShowContext, useTranslate, type RaRecord, type ShowProps } from 'react-admin';
import { BackBar } from '../page/back-bar';
import { ListLoading } from '../page/list-loading';
import { LoadError } from '../page/load-error';
import { NextInQueue, useNextInQueue, type Queue } from './next-in-queue';
import type { KeyHint } from '../keys/screen-keys';
import { PageTitle } from '../page/page-title';
import { WHOLE } from '../page/whole';
import { referenceOf } from '../values/references';
import { CopyButton } from '../values/copy-button';
import Box from '@mui/material/Box';

interface ShowPageProps<Item extends RaRecord> {
  children: (record: Item) => ReactNode;
  /** Those that work on any record, or on the one that is shown. */
  hints?: readonly KeyHint[] | ((record: Item) => readonly KeyHint[]);
  /** Where its records are worked through one after the other. */
  queue?: Queue;
  queryOptions?: ShowProps<Item>['queryOptions'];
  /** The row of a list is drawn until the whole is there: `Item` is either of them. */
  rowFirst?: boolean;
}

/** A record's page: the way back, its keys, and what went wrong when it could not be loaded. */
export function ShowPage<Item extends RaRecord>({
  children,
  hints = [],
  queue,
  queryOptions,
  rowFirst = false,
}: ShowPageProps<Item>) {
  return (
    <Show<Item>
      title={false}
      component="div"
      actions={<Bar<Item> hints={hints} queue={queue} />}
      error={<ShowError />}
      // The page itself tells what went wrong; react-admin would go back to the list.
      queryOptions={{ ...queryOptions, ...(!rowFirst && { meta: WHOLE }), onError: () => undefined }}
    >
      <Shown<Item>>{children}</Shown>
    </Show>
  );
}

function Shown<Item extends RaRecord>({ children }: Pick<ShowPageProps<Item>, 'children'>) {
  const { record, isPending } = useShowContext<Item>();
  if (!record) return isPending && <ListLoading />;
  return <Fragment key={record.id}>{children(record)}</Fragment>;
}

function Bar<Item extends RaRecord>({
  hints: asked = [],
  queue,
}: Pick<ShowPageProps<Item>, 'hints'> & { queue: Queue | undefined }) {
  const { record, error } = useShowContext<Item>();
  const hints = typeof asked === 'function' ? (record ? asked(record) : []) : asked;
  // Keys do something with the record.
  const known = error ? [] : hints;
  const next = useNextInQueue(queue, record);
  return (
    <BackBar hints={next ? [...known, { keys: ['N'], text: 'next' }] : known}>
      {next && <NextInQueue {...next} />}
      {record && <Reference of={record} />}
    </BackBar>
  );
}

/** What the record is called by on the telephone and in mails. */
function Reference({ of: { id } }: { of: RaRecord }) {
  const resource = useResourceContext()!;
  const reference = referenceOf(resource, `${id}`);
  if (reference === undefined) return null;
  return (
    <Box component="span" sx={{ color: 'text.secondary', typography: 'body2', whiteSpace: 'nowrap' }}>
      {reference}
      <CopyButton value={reference} />
    </Box>
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
