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

export const transactionsQuery = (kind?: Kind) =>
  infiniteQueryOptions({
    queryKey: ['get', '/api/transactions', kind ?? 'all'] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(pageParam && { before: pageParam }), ...(kind && { kind }) };
      return dataOf(api.GET('/api/transactions', { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    // What happened elsewhere is part of a statement.
    staleTime: 0,
  });

/** A movement never changes. */
export const transactionQuery = (id: number) =>
  queryOptions({
    queryKey: ['get', '/api/transactions/{id}', id],
    queryFn: ({ signal }) => dataOf(api.GET('/api/transactions/{id}', { params: { path: { id } }, signal })),
    staleTime: Infinity,
  });
