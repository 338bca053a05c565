import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-client/api-error';

/** Retrying is the api client's work (it knows which calls may be repeated), so it is off here. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const watch = (error: unknown) => {
    if (isApiError(error, 'authentication_required')) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
