import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../../lib/api-client/client';
import type { Answer } from '../../lib/api-client/types';

type Preferences = Answer<'/api/notifications', 'get'>;
export type Preference = keyof Preferences;

export const preferencesQuery = queryOptions({
  queryKey: ['member', 'notifications'],
  queryFn: ({ signal }): Promise<Preferences> => dataOf(api.GET('/api/notifications', { signal })),
});

/** The switch moves at once and back again when the server refuses. */
export function useChangePreference() {
  const cache = useQueryClient();
  const set = (name: Preference, wanted: boolean) =>
    cache.setQueryData(preferencesQuery.queryKey, (known) => known && { ...known, [name]: wanted });
  return useMutation({
    // One after the other: the last press is the last word.
    scope: { id: 'notifications' },
    mutationFn: ([name, wanted]: [Preference, boolean]) =>
      dataOf(api.PUT('/api/notifications', { body: { [name]: wanted } })),
    onMutate: ([name, wanted]) => set(name, wanted),
    onError: (_error, [name, wanted]) => set(name, !wanted),
  });
}
