import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import {
  Link,
  useCreatePath,
  useGetIdentity,
  useGetList,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { useFormats } from '../values/use-formats';
import type { Claim } from './use-work-claim';
import { useShortcuts } from '../keys/use-shortcuts';

/** What of a list waits, the oldest first; where it has a rank, the lowest rank before that. */
export interface Queue {
  filter: object;
  /** The instant since when something waits. */
  since: string;
  /** A number that is sorted by first. */
  rank?: string;
}
type Item = { id: string; claim?: Claim | null } & Record<string, unknown>;

/** What comes after the record that is shown, also by N, and how many wait; undefined when nothing else does. */
export function useNextInQueue(queue: Queue | undefined, record: object | undefined) {
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

export function NextInQueue({ id, waiting }: { id: string; waiting: number }) {
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
    >
      {translate('console.next_in_queue', { smart_count: waiting, count: formats.number(waiting) })}
    </Button>
  );
}

function comesAfter(one: Item, shown: Item | undefined, { since, rank }: Queue): boolean {
  if (!shown) return true;
  const [its, mine] = [one, shown].map((item) => (rank === undefined ? 0 : Number(item[rank] ?? 0)));
  return its === mine ? one[since]! >= (shown[since] ?? '') : its! > mine!;
}
