import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { newKey } from '../../lib/new-key';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Answer } from '../../lib/api-client/types';
import { askAnew } from '../../lib/outrun';
import { userQuery } from '../../lib/session';

export type OwnPhotoList = Answer<'/api/photos', 'get'>;
export type OwnPhoto = OwnPhotoList['photos'][number];
export type GalleryPhoto = Answer<'/api/members/{id}', 'get'>['photos'][number];

export const photosQuery = () => queries.queryOptions('get', '/api/photos');

/** Every change answers with all photos as they then stood; of two answers the later one may be the older. */
export function keepPhotos(cache: QueryClient, list: OwnPhotoList) {
  cache.setQueryData(photosQuery().queryKey, list);
  void photosChanged(cache);
}

/** With them the picture beside one's name. */
export const photosChanged = (cache: QueryClient) =>
  Promise.all([photosQuery().queryKey, userQuery.queryKey].map((queryKey) => askAnew(cache, { queryKey })));

export function useDeletePhoto() {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: (id: string) =>
      dataOf(
        api.DELETE('/api/photos/{id}', {
          params: { path: { id } },
          headers: { 'Idempotency-Key': action.keyFor(id) },
        }),
      ),
    onSuccess: (list) => {
      action.done();
      keepPhotos(cache, list);
    },
    // It may have gone, or been decided about, since they were shown.
    onError: () => void photosChanged(cache),
  });
}

export function useChooseMainPhoto() {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: (id: string) =>
      dataOf(
        api.PUT('/api/photos/{id}/main', {
          params: { path: { id } },
          headers: { 'Idempotency-Key': action.keyFor(id) },
        }),
      ),
    onSuccess: (list) => {
      action.done();
      keepPhotos(cache, list);
    },
    // It may have gone, or been decided about, since they were shown.
    onError: () => void photosChanged(cache),
  });
}

/** Takes the ids as they are to stand. What is put in order later is also sent later. */
export function useArrangePhotos() {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'photo-order' },
    mutationFn: (ids: readonly string[]) =>
      dataOf(api.PUT('/api/photos/order', { body: { ids: [...ids] }, headers: { 'Idempotency-Key': newKey() } })),
    onSuccess: (list) => keepPhotos(cache, list),
    onError: () => photosChanged(cache),
  });
}
