import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../lib/api-client/action-key';
import { api, dataOf, queries } from '../../../lib/api-client/client';
import type { Answer, Body } from '../../../lib/api-client/types';

export type SavedSearchList = Answer<'/api/saved-searches', 'get'>;
export type SavedSearch = SavedSearchList['searches'][number];
type Saving = Body<'/api/saved-searches', 'post'>;
type Change = { id: string } & Body<'/api/saved-searches/{id}', 'put'>;

export const savedSearchesQuery = () => queries.queryOptions('get', '/api/saved-searches');
const { queryKey } = savedSearchesQuery();

/** Each change answers all that is kept, which the screen then shows; what is refused was asked of an older list. */
function useKept() {
  const cache = useQueryClient();
  return {
    keep: async (list: SavedSearchList) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, list);
    },
    onError: () => void cache.invalidateQueries({ queryKey }),
  };
}

export function useSaveSearch() {
  const { keep, onError } = useKept();
  const action = useActionKey();
  return useMutation({
    mutationFn: (body: Saving) =>
      dataOf(api.POST('/api/saved-searches', { body, headers: { 'Idempotency-Key': action.keyFor(body) } })),
    onSuccess: (list) => {
      action.done();
      return keep(list);
    },
    onError,
  });
}

export function useChangeSearch() {
  const cache = useQueryClient();
  const { keep, onError } = useKept();
  const action = useActionKey();
  return useMutation({
    mutationFn: ({ id, ...body }: Change) =>
      dataOf(
        api.PUT('/api/saved-searches/{id}', {
          params: { path: { id } },
          body,
          headers: { 'Idempotency-Key': action.keyFor({ id, ...body }) },
        }),
      ),
    onSuccess: async (list, { weekly_mail }) => {
      action.done();
      await keep(list);
      // The first search that is mailed turns the weekly mail on with it.
      if (weekly_mail) await cache.invalidateQueries({ queryKey: ['get', '/api/notifications'] });
    },
    onError,
  });
}

export function useDeleteSearch() {
  const { keep, onError } = useKept();
  return useMutation({
    mutationFn: (id: string) => dataOf(api.DELETE('/api/saved-searches/{id}', { params: { path: { id } } })),
    onSuccess: keep,
    onError,
  });
}
