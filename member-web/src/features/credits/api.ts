import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Answer } from '../../lib/api-client/types';

export type Package = Answer<'/api/packages', 'get'>['packages'][number];
export type Transaction = Answer<'/api/transactions', 'get'>['transactions'][number];

export const packagesQuery = () => queries.queryOptions('get', '/api/packages', {}, { staleTime: 5 * 60_000 });
/** Every list of packages, whatever its discount. */
export const packagesKey = ['get', '/api/packages'];

export const KINDS = ['purchase', 'spend', 'refund', 'grant'] as const;
export type Kind = (typeof KINDS)[number];

/** What is wanted of the statement; `month`: `YYYY-MM`. */
export interface Wanted {
  kind: Kind | undefined;
  month: string | undefined;
}

/** As it stands in the address of the page and of the file. */
export function searchOf({ kind, month }: Wanted): string {
  const search = new URLSearchParams({ ...(kind && { kind }), ...(month && { month }) }).toString();
  return search && `?${search}`;
}

export const transactionsQuery = ({ kind, month }: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['get', '/api/transactions', kind ?? 'all', month ?? 'all'] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(pageParam && { before: pageParam }), ...(kind && { kind }), ...(month && { month }) };
      return dataOf(api.GET('/api/transactions', { params: { query }, signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // What happened elsewhere is part of a statement.
    staleTime: 0,
  });

/** A movement never changes; a payment that waits does. */
export const transactionQuery = (id: string) =>
  queryOptions({
    queryKey: ['get', '/api/transactions/{id}', id],
    queryFn: ({ signal }) => dataOf(api.GET('/api/transactions/{id}', { params: { path: { id } }, signal })),
    staleTime: /^\d+$/.test(id) ? Infinity : 0,
  });
