import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

/**
 * What is told, or answers a command, is newer than an answer still under way that was read before it: such an answer
 * would put back what has changed. It is dropped and asked for again; a first one, for which a screen waits, is shown
 * and asked for again.
 */
export function outrun(cache: QueryClient, filters: QueryFilters) {
  for (const query of cache.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    const again = () => cache.refetchQueries({ queryKey: query.queryKey, exact: true });
    if (query.state.data !== undefined) void again();
    else void query.fetch().then(again, () => undefined);
  }
}

/** Something of it has changed on the server: asked for anew where it is shown, and no older answer stays. */
export function askAnew(cache: QueryClient, filters: QueryFilters): Promise<void> {
  outrun(cache, { ...filters, predicate: (query) => query.state.data === undefined && matches(filters, query) });
  return cache.invalidateQueries(filters);
}

const matches = ({ predicate }: QueryFilters, query: Parameters<NonNullable<QueryFilters['predicate']>>[0]) =>
  predicate?.(query) ?? true;

/** Changes what is cached of an answer, if there is any yet. */
export function change<T>(cache: QueryClient, queryKey: QueryKey, how: (data: T) => T) {
  cache.setQueryData<T>(queryKey, (data) => (data === undefined ? data : how(data)));
  outrun(cache, { queryKey, exact: true });
}
