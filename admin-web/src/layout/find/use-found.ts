import { useQuery } from '@tanstack/react-query';
import { trail } from '../../providers/opened-from';
import { dataOf, RECORDED, useApi, type Answer } from '../../providers/api-client';
import { useSettled } from '../values/use-settled';

export type FoundRecord = Answer<'/api/admin/find', 'get'>['records'][number];

/** How long somebody stops typing before it is asked for. */
const PAUSE_MS = 180;
const LEAST = 2;
const LONGEST = 200;

/**
 * The records that answer to what was typed. Only the answer to what stands there now is ever shown, whichever comes
 * first; it is forgotten with the window, since it holds names.
 */
export function useFound(typed: string) {
  const api = useApi();
  const text = typed.trim().slice(0, LONGEST);
  const asked = useSettled(text, PAUSE_MS) === text && text.length >= LEAST;
  const query = useQuery({
    queryKey: ['find', text],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/admin/find', {
          params: { query: { q: text } },
          headers: { ...RECORDED, 'X-Opened-From': trail.here(window.location.pathname) },
          signal,
        }),
      ),
    enabled: asked,
    gcTime: 0,
    retry: false,
  });
  return {
    records: (asked && query.data?.records) || [],
    /** It has been asked for, and nothing has come yet. */
    pending: text.length >= LEAST && (!asked || query.isPending),
    error: asked ? query.error : null,
    retry: () => void query.refetch(),
    short: text.length < LEAST,
  };
}
