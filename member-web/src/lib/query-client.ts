import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-client/api-error';
import { lastAnswer } from './last-answer';
import { takeNewPrice } from './price-changed';
import { userQuery } from './session';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { pricedBy?: Parameters<typeof takeNewPrice>[2] };
  }
}

/** Retrying is the api client's work (it knows which calls may be repeated), so it is off here. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const watch = (error: unknown) => {
    if (isApiError(error, 'authentication_required')) onSignedOut();
  };
  const cache: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        watch(error);
        const { queryKey } = query;
        void lastAnswer(cache, queryKey, error).then(
          (data) => cache.setQueryData(queryKey, data),
          () => undefined,
        );
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _, __, { meta }) => {
        watch(error);
        if (isApiError(error, 'other_account')) void cache.invalidateQueries({ queryKey: userQuery.queryKey });
        takeNewPrice(cache, error, meta?.pricedBy);
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return cache;
}
