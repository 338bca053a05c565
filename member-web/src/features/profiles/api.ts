import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Answer, Card, Settings, WithImage } from '../../lib/api-client/types';

export type Member = WithImage<Answer<'/api/members/{id}', 'get'>>;
export type MemberFilter = { gender?: 'male' | 'female'; country?: Settings['countries'][number] };

const PAGE = 24;

export const membersQuery = (filter: MemberFilter) =>
  infiniteQueryOptions({
    queryKey: ['get', '/api/members', filter] as const,
    queryFn: ({ pageParam, signal }) =>
      dataOf(
        api.GET('/api/members', {
          params: { query: { ...filter, limit: PAGE, ...(pageParam && { cursor: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const memberQuery = (id: string) =>
  queries.queryOptions('get', '/api/members/{id}', { params: { path: { id } } });

/** A profile opened from the grid shows at once what its card told. */
export function cardFromLists(cache: QueryClient, id: string): Card | undefined {
  const lists = cache.getQueriesData<{ pages: { profiles: Card[] }[] }>({ queryKey: ['get', '/api/members'] });
  for (const [, list] of lists) {
    const card = list?.pages?.flatMap((page) => page.profiles).find((profile) => profile.id === id);
    if (card) return card;
  }
  return undefined;
}
