import type { QueryClient } from '@tanstack/react-query';
import { askAnew } from '../../lib/outrun';
import { userQuery } from '../../lib/session';
import { likesQuery } from './api';
import { markLiked } from './cache';
import { showMatch } from './moments';

/** How many likes there are that the member has not looked at, as far as this page knows. */
export const newLikes = (cache: QueryClient): number => cache.getQueryData(userQuery.queryKey)?.num_new_likes ?? 0;

/**
 * A like came while nobody told this page of it. Where it made a match, that is celebrated all the same (DSC-03); what
 * is only a like stands in the list.
 * @param before how many new likes there were when the page was last told
 */
export async function tellMatchesSince(cache: QueryClient, before: number): Promise<void> {
  try {
    // Of one under way nobody knows whether it was read before or after the like.
    await askAnew(cache, { queryKey: userQuery.queryKey });
    const came = newLikes(cache) - before;
    if (came <= 0) return;
    const { liked_by } = await cache.fetchQuery({ ...likesQuery(), staleTime: 0 });
    // The newest stand first.
    const added = liked_by.filter(({ like_new }) => like_new).slice(0, came);
    for (const { id } of added.filter(({ match }) => match)) {
      markLiked(cache, id, { match: true });
      showMatch(id);
    }
  } catch {
    // The next refresh lists it.
  }
}
