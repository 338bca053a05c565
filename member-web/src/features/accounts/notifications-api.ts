import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Answer } from '../../lib/api-client/types';
import { change } from '../../lib/outrun';

type Preferences = Answer<'/api/notifications', 'get'>;
export type Preference = keyof Preferences;

export const preferencesQuery = queries.queryOptions('get', '/api/notifications');

/** Meanwhile the switch shows what is wanted by itself. */
export function useChangePreference() {
  const cache = useQueryClient();
  return useMutation({
    // One after the other: the last press is the last word.
    scope: { id: 'notifications' },
    mutationFn: ([name, wanted]: [Preference, boolean]) =>
      dataOf(api.PUT('/api/notifications', { body: { [name]: wanted } })),
    onSuccess: (_, [name, wanted]) =>
      change(cache, preferencesQuery.queryKey, (known: Preferences) => ({ ...known, [name]: wanted })),
  });
}
