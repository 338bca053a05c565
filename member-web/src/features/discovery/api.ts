import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-client/api-error';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Answer, Card } from '../../lib/api-client/types';
import type { PageSize } from './kept-search';
import { without, type MemberFilter } from './member-filter';
import type { Source } from './visitor-cards';

export type Member = Answer<'/api/members/{id}', 'get'>;

/** What was seen stays at hand while one browses on; logging out empties it (DSC-08). */
const KEPT = 30 * 60_000;
/** A list that changed under the reader would lose their place. */
const LIST_FRESH = 5 * 60_000;

/** A place that was told a moment ago is known to the search a little later: until then the list is on its way. */
const isPlaceComing = (error: unknown) =>
  isApiError(error, 'invalid_input') && error.fields.some(({ field }) => field === 'distance');
/** Seconds; who has told no place is not kept waiting. */
const MOST_TIMES = 5;

/** Visitors and members get different answers to the same question. */
export const membersQuery = (filter: MemberFilter, visitor: Source | null, limit: PageSize) =>
  infiniteQueryOptions({
    queryKey: ['get', '/api/members', filter, visitor, limit] as const,
    queryFn: ({ pageParam, signal }) =>
      dataOf(
        api.GET('/api/members', {
          params: {
            query: {
              ...(visitor ? without(filter, 'order') : { order: 'recommended' as const, ...filter }),
              ...visitor,
              limit,
              ...(pageParam && { cursor: pageParam }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    retry: (times, error) => times < MOST_TIMES && isPlaceComing(error),
    retryDelay: 1_000,
    staleTime: LIST_FRESH,
    gcTime: KEPT,
  });

export const countQuery = (asked: MemberFilter, visitor: Source | null) => {
  // The order changes nothing about how many they are.
  const filter = without(asked, 'order');
  return queryOptions({
    queryKey: ['get', '/api/members/count', filter, visitor] as const,
    queryFn: async ({ signal }) => {
      const query = { ...filter, ...visitor, limit: 1 };
      const { total_count } = await dataOf(api.GET('/api/members', { params: { query }, signal }));
      return total_count ?? 0;
    },
  });
};

/** The first `limit` members of a filter; where it finds fewer, some alike stand behind them. */
export const fittingQuery = (filter: MemberFilter, limit: number) =>
  queryOptions({
    queryKey: ['get', '/api/members', 'fitting', filter, limit] as const,
    queryFn: ({ signal }) => dataOf(api.GET('/api/members', { params: { query: { ...filter, limit } }, signal })),
    select: ({ profiles, similar_results: alike }) => [...profiles, ...alike].slice(0, limit),
    staleTime: LIST_FRESH,
    gcTime: KEPT,
  });

export const memberQuery = (id: string) =>
  queries.queryOptions('get', '/api/members/{id}', { params: { path: { id } } }, { gcTime: KEPT });

type Country = NonNullable<MemberFilter['country']>;
/** In years, to either side. */
const AGES_ALIKE = 5;

/** Others of the gender, place and age of one; who the settings do not let search by a part of it finds by the rest. */
export const alikeQuery = ({ id, gender, country, region, age }: Card, minAge: number, limit: number) =>
  queryOptions({
    queryKey: ['get', '/api/members', 'alike', id] as const,
    queryFn: ({ signal }) => {
      const ages = age !== null && {
        min_age: Math.max(minAge, age - AGES_ALIKE),
        max_age: Math.min(120, age + AGES_ALIKE),
      };
      const place = { country: country as Country, ...(region && { countryregion: region }) };
      const query = { ...(gender && { gender }), ...place, ...ages, limit };
      return dataOf(api.GET('/api/members', { params: { query }, signal }));
    },
    staleTime: LIST_FRESH,
    gcTime: KEPT,
  });

type Page = { profiles: Card[]; similar_results: Card[] };
type List = Page | { pages: Page[] };

/** A profile opened from the grid shows at once what its card told. */
export function cardFromLists(cache: QueryClient, id: string): Card | undefined {
  const lists = cache.getQueriesData<List>({ queryKey: ['get', '/api/members'] });
  const cards = lists
    .flatMap(([, list]) => (list && 'pages' in list ? list.pages : (list ?? [])))
    .flatMap((page) => [...page.profiles, ...page.similar_results]);
  return cards.find((card) => card.id === id);
}
