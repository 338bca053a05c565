import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Answer, WithImage } from '../../lib/api-client/types';
import { changeUser } from '../../lib/session';
import { markLiked } from './cache';
import { showMatch } from './moments';

type LikeList = Answer<'/api/likes', 'get'>;
export type LikedCard = WithImage<LikeList['profiles'][number]>;

export const likesQuery = () => queries.queryOptions('get', '/api/likes');

/** Shown at once and taken back when it fails; a like that is returned shows the match (DSC-03). */
export function useLike(id: string) {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: async (like: boolean) => {
      const init = { params: { path: { id } }, headers: { 'Idempotency-Key': action.keyFor(like) } };
      if (like) return dataOf(api.PUT('/api/members/{id}/like', init));
      await api.DELETE('/api/members/{id}/like', init);
      return { match: false };
    },
    onMutate: (like) => markLiked(cache, id, { liked_by_me: like }),
    onError: (_error, like) => markLiked(cache, id, { liked_by_me: !like }),
    onSuccess: ({ match }) => {
      action.done();
      markLiked(cache, id, { match });
      if (match) showMatch(id);
      return cache.invalidateQueries({ queryKey: likesQuery().queryKey });
    },
  });
}

/** DSC-02: an opened profile is no new like any more. */
export function useSeeLike() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.POST('/api/likes/{id}/seen', { params: { path: { id } } }),
    onMutate: (id) => clearNewLike(cache, id),
  });
}

function clearNewLike(cache: QueryClient, id: string) {
  const known = cache.getQueryData<LikeList>(likesQuery().queryKey);
  if (!known?.liked_by.some((one) => one.id === id && one.like_new)) return;
  cache.setQueryData<LikeList>(likesQuery().queryKey, {
    ...known,
    liked_by: known.liked_by.map((one) => (one.id === id ? { ...one, like_new: false } : one)),
  });
  changeUser(cache, (user) => ({ ...user, num_new_likes: Math.max(0, user.num_new_likes - 1) }));
}
