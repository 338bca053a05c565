import type { QueryClient } from '@tanstack/react-query';
import type { Settings, User } from '../../lib/api-client/types';
import { membersQuery } from './api';
import { filterAt } from './first-filter';
import { keptPages } from './kept-place';
import { keptSearch } from './kept-search';

/** Asks for the list at an address while its screen is still on the way. */
export function askForList(cache: QueryClient, query: URLSearchParams, { profile }: User, settings: Settings): void {
  const { filter, results_per_page: limit } = keptSearch.get();
  const list = membersQuery(filterAt(query, profile, settings, filter), null, limit);
  void cache.prefetchInfiniteQuery({ ...list, pages: keptPages(list.queryKey) });
}
