import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { Link, useCreatePath, useGetList, useRedirect, useResourceContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useFormats } from '../members/use-formats';
import { useShortcuts } from './use-shortcuts';

/** What of a list waits, the oldest first. */
export interface Queue {
  filter: object;
  /** The instant since when something waits. */
  since: string;
}
type Item = { id: string } & Record<string, string>;

/** To what has waited longest after the record that is shown, also by N; nothing when nothing else waits. */
export function NextInQueue({ queue, record }: { queue: Queue; record: object | undefined }) {
  const translate = useTranslate();
  const formats = useFormats();
  const createPath = useCreatePath();
  const redirect = useRedirect();
  const resource = useResourceContext()!;
  const { id } = useParams();
  const { data = [], total = 0 } = useGetList<Item>(resource, {
    filter: queue.filter,
    sort: { field: queue.since, order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const since = (record as Item | undefined)?.[queue.since] ?? '';
  const others = data.filter((one) => one.id !== id);
  const next = others.find((one) => one[queue.since]! >= since) ?? others[0];
  useShortcuts(next ? { n: () => redirect('show', resource, next.id) } : {});
  if (!next) return null;
  const waiting = total - (data.length - others.length);
  return (
    <Button
      component={Link}
      to={createPath({ resource, id: next.id, type: 'show' })}
      color="secondary"
      endIcon={<ArrowForward />}
      aria-keyshortcuts="n"
    >
      {translate('console.next_in_queue', { smart_count: waiting, count: formats.number(waiting) })}
    </Button>
  );
}
