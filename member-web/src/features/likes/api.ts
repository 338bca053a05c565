import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useActionKey } from '../../lib/api-client/action-key';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Answer } from '../../lib/api-client/types';
import { askAnew } from '../../lib/outrun';
import { userQuery, useUser } from '../../lib/session';
import { likeKey, markLiked } from './cache';
import { showMatch } from './moments';

export type LikeList = Answer<'/api/likes', 'get'>;
export type LikedCard = LikeList['profiles'][number];

export const likesQuery = () => queries.queryOptions('get', '/api/likes');

/** Shown at once and taken back when it fails; a like that is returned shows the match (DSC-03). */
export function useLike(id: string) {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationKey: likeKey(id),
    mutationFn: async (like: boolean) => {
      const init = { params: { path: { id } }, headers: { 'Idempotency-Key': action.keyFor(like) } };
      if (like) return dataOf(api.PUT('/api/members/{id}/like', init));
      await api.DELETE('/api/members/{id}/like', init);
      return { match: false };
    },
    onMutate: (like) => markLiked(cache, id, { liked_by_me: like }),
    onError: (_error, like) => markLiked(cache, id, { liked_by_me: !like }),
    onSuccess: ({ match }, like) => {
      action.done();
      markLiked(cache, id, { liked_by_me: like, match });
      if (match) showMatch(id);
      // An answer under way may be from before, and would end the match it does not know.
      return askAnew(cache, { queryKey: likesQuery().queryKey });
    },
  });
}

/** DSC-02: an opened profile is no new like any more. */
export function useSeenLike(id: string | undefined) {
  const cache = useQueryClient();
  const anyNew = (useUser()?.num_new_likes ?? 0) > 0;
  const { mutate } = useMutation({
    mutationFn: (liker: string) => api.POST('/api/likes/{id}/seen', { params: { path: { id: liker } } }),
    onSuccess: () =>
      Promise.all([likesQuery().queryKey, userQuery.queryKey].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
  useEffect(() => {
    if (id && anyNew) mutate(id);
  }, [id, anyNew, mutate]);
}
