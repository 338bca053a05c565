import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Answer } from '../../lib/api-client/types';

export type Package = Answer<'/api/packages', 'get'>['packages'][number];
export type Transaction = Answer<'/api/transactions', 'get'>['transactions'][number];

export const packagesQuery = () => queries.queryOptions('get', '/api/packages', {}, { staleTime: 5 * 60_000 });
/** Every list of packages, whatever its discount. */
export const packagesKey = ['get', '/api/packages'];

export const transactionsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['get', '/api/transactions'] as const,
    queryFn: ({ pageParam, signal }) =>
      dataOf(api.GET('/api/transactions', { params: { query: pageParam ? { before: pageParam } : {} }, signal })),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
