import { useInfiniteQuery } from '@tanstack/react-query';
import type { Timeline } from './timeline';
import { dataOf, RECORDED, useApi } from '../providers/api-client';

/** Each reading is recorded, so a page is read once: no reading anew because a window got the focus. */
export function useTimeline(stream: string, open: boolean) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['timeline', stream, open],
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET('/api/admin/streams/{stream}/events', {
          params: { path: { stream }, query: { before: pageParam, open: open || undefined } },
          headers: RECORDED,
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }: Timeline) => before ?? undefined,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}
