import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../providers/data-provider';
import type { Timeline } from './timeline';

/** Each reading is recorded, so a page is read once: no reading anew because a window got the focus. */
export function useTimeline(stream: string, open: boolean) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useInfiniteQuery({
    queryKey: ['timeline', stream, open],
    queryFn: ({ pageParam }) => provider.timelineOf(stream, { before: pageParam, open }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }: Timeline) => before,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}
