import { Fragment, type ReactNode } from 'react';
import {
  Show,
  useResourceContext,
  useShowContext,
  useTranslate,
  type RaRecord,
  type ShowProps,
  Link,
  useCreatePath,
  useGetIdentity,
  useGetList,
  useRedirect,
} from 'react-admin';
import { BackBar } from '../page/back-bar';
import { isLost, ListLoading, RecordError } from '../page/loaded';
import type { KeyHint } from '../keys/screen-keys';
import { ResourceTitle } from '../page/page-title';
import { WHOLE } from '../page/whole';
import { referenceOf } from '../values/references';
import { CopyButton } from '../values/copy-button';
import { Box, Button } from '@mui/material';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { useParams } from 'react-router-dom';
import { useFormats } from '../values/words';
import type { Claim } from './use-work-claim';
import { useShortcuts } from '../keys/use-shortcuts';
import { Small } from '../values/card-heading';

interface ShowPageProps<Item extends RaRecord> {
  children: (record: Item) => ReactNode;
  /** Those that work on any record, or on the one that is shown. */
  hints?: readonly KeyHint[] | ((record: Item) => readonly KeyHint[]);
  /** Where its records are worked through one after the other. */
  queue?: Queue;
  queryOptions?: ShowProps<Item>['queryOptions'];
  /** The row of a list is drawn until the whole is there: `Item` is either of them, told apart by this. */
  isWhole?: (record: Item) => boolean;
}

/** A record's page: the way back, its keys, and what went wrong when it could not be loaded. */
export function ShowPage<Item extends RaRecord>({
  children,
  hints = [],
  queue,
  queryOptions,
  isWhole,
}: ShowPageProps<Item>) {
  return (
    <Show<Item>
      title={false}
      component="div"
      actions={<Bar<Item> hints={hints} queue={queue} isWhole={isWhole} />}
      // The page itself tells what went wrong; react-admin would go back to the list.
      queryOptions={{ ...queryOptions, ...(!isWhole && { meta: WHOLE }), onError: () => undefined }}
    >
      <Shown<Item> isWhole={isWhole}>{children}</Shown>
    </Show>
  );
}

interface OfItem<Item> {
  isWhole: ((record: Item) => boolean) | undefined;
}

/** A row alone is not what was asked for. */
const askedFor = <Item,>(record: Item | undefined, { isWhole = () => true }: OfItem<Item>) =>
  record && isWhole(record) ? record : undefined;

function Shown<Item extends RaRecord>({ children, ...of }: Pick<ShowPageProps<Item>, 'children'> & OfItem<Item>) {
  const show = useShowContext<Item>();
  const { record, isPending, error } = show;
  if (isLost(error, askedFor(record, of))) return <RecordError of={show} />;
  if (!record)
    return (
      isPending && (
        <>
          <ResourceTitle />
          <ListLoading />
        </>
      )
    );
  return <Fragment key={record.id}>{children(record)}</Fragment>;
}

function Bar<Item extends RaRecord>({
  hints: asked = [],
  queue,
  ...of
}: Pick<ShowPageProps<Item>, 'hints'> & OfItem<Item> & { queue: Queue | undefined }) {
  const { id } = useParams();
  const resource = useResourceContext()!;
  const { record, error } = useShowContext<Item>();
  const hints = typeof asked === 'function' ? (record ? asked(record) : []) : asked;
  const lost = isLost(error, askedFor(record, of));
  // Keys do something with the record.
  const known = lost ? [] : hints;
  const next = useNextInQueue(queue, record);
  // What the record is called by on the telephone and in mails; the address has its id before it is there.
  const reference = id === undefined || lost ? undefined : referenceOf(resource, id);
  // On a phone the way to the next record comes into the reference's line, so that it pushes nothing away.
  const line = queue && reference !== undefined ? '100%' : 'auto';
  return (
    <BackBar hints={next ? [...known, { keys: ['N'], text: 'next' }] : known}>
      <Box sx={{ ...besideSx, flex: { xs: `1 0 ${line}`, sm: 'none' } }}>
        {reference !== undefined && (
          <Small component="span" sx={{ pl: { xs: line === '100%' ? 1 : 0, sm: 0 } }}>
            {reference}
            <CopyButton value={reference} />
          </Small>
        )}
        {next && <NextInQueue {...next} />}
      </Box>
    </BackBar>
  );
}
// As high as the button that comes late.
const besideSx = { display: 'flex', alignItems: 'center', columnGap: 1, minHeight: 36, whiteSpace: 'nowrap' } as const;

/** What of a list waits, the oldest first; where it has a rank, the lowest rank before that. */
interface Queue {
  filter: object;
  /** The instant since when something waits. */
  since: string;
  /** A number that is sorted by first. */
  rank?: string;
}
type Item = { id: string; claim?: Claim | null } & Record<string, unknown>;

/** What comes after the record that is shown, also by N, and how many wait; undefined when nothing else does. */
function useNextInQueue(queue: Queue | undefined, record: object | undefined) {
  const redirect = useRedirect();
  const resource = useResourceContext()!;
  const { id } = useParams();
  const { identity } = useGetIdentity();
  const { data = [], total = 0 } = useGetList<Item>(
    resource,
    {
      filter: queue?.filter,
      ...(queue && { sort: { field: queue.rank ?? queue.since, order: 'ASC' as const } }),
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: !!queue },
  );
  const others = data.filter((one) => one.id !== id);
  // Its own row, until the whole is there.
  const shown = (record as Item | undefined) ?? data.find((one) => one.id === id);
  // What a colleague has open is left to them.
  const free = others.filter(({ claim }) => !claim || claim.by === identity?.id);
  const next = queue && (free.find((one) => comesAfter(one, shown, queue)) ?? free[0]);
  useShortcuts(next ? { n: () => redirect('show', resource, next.id) } : {});
  return next && { id: next.id, waiting: total - (data.length - others.length) };
}

function NextInQueue({ id, waiting }: { id: string; waiting: number }) {
  const translate = useTranslate();
  const formats = useFormats();
  const createPath = useCreatePath();
  const resource = useResourceContext()!;
  return (
    <Button
      component={Link}
      to={createPath({ resource, id, type: 'show' })}
      color="secondary"
      endIcon={<ArrowForward />}
      aria-keyshortcuts="n"
      sx={{ ml: { xs: 'auto', sm: 0 } }}
    >
      {translate('console.next_in_queue', { count: formats.number(waiting) })}
    </Button>
  );
}

function comesAfter(one: Item, shown: Item | undefined, { since, rank }: Queue): boolean {
  if (!shown) return true;
  const [its, mine] = [one, shown].map((item) => (rank === undefined ? 0 : Number(item[rank] ?? 0)));
  return its === mine ? one[since]! >= (shown[since] ?? '') : its! > mine!;
}
