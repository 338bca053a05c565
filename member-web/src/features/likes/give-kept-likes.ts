import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '../../lib/api-client/api-error';
import { api, dataOf } from '../../lib/api-client/client';
import { forgetLikes, keptLikes } from '../../lib/kept-likes';
import { useUser } from '../../lib/session';

/**
 * CLI-04: whom a member liked before they signed up is liked once they have confirmed. They count as likes of the swipe
 * game, four in a day (DSC-06); whoever cannot be liked any more is left out.
 */
export function useGiveKeptLikes() {
  const user = useUser();
  const cache = useQueryClient();
  const member = user?.status === 'active' ? user.id : undefined;
  useEffect(() => {
    const { ids, of } = keptLikes();
    if (member === undefined || of !== member || ids.length === 0) return;
    void giveAll(ids).then(() => cache.invalidateQueries({ queryKey: ['get', '/api/swipe-game'] }));
  }, [member, cache]);
}

async function giveAll(ids: readonly string[]) {
  for (const id of ids) {
    try {
      await dataOf(api.PUT('/api/swipe-game/swipes/{id}', { params: { path: { id } }, body: { like: true } }));
    } catch (error) {
      if (!isRefusedForGood(error)) return;
    }
    forgetLikes([id]);
  }
}

/** Whatever else it was, the next visit tries again. */
const isRefusedForGood = (error: unknown): boolean =>
  isApiError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  !['too_many_requests', 'swipe_limit_reached', 'authentication_required', 'other_account'].includes(error.code);
