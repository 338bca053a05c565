import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../../../lib/api-client/client';
import type { Answer } from '../../../lib/api-client/types';
import { useUser } from '../../../lib/session';

type Kept = Answer<'/api/signup-message', 'get'>;

/** Changes by what the member does, and by one notice at the confirmation: it is not asked for again by itself. */
export const keptQuery = {
  queryKey: ['member', 'signup-message'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Kept> => dataOf(api.GET('/api/signup-message', { signal })),
  staleTime: Infinity,
};

/** The first message of sign-up that could not be sent, with its text (ACC-04); before the confirmation there is none. */
export function useKeptMessage() {
  const confirmed = useUser()?.status === 'active';
  return useQuery({ ...keptQuery, enabled: confirmed }).data?.unsent ?? null;
}

export function useLetGo() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/api/signup-message')),
    onSuccess: () => cache.setQueryData(keptQuery.queryKey, { unsent: null }),
  });
}
