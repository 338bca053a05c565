import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { forgetMark, forgetMember, LEAVING, userQuery } from '../lib/session';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;

/** What the login page is told of one who was logged in a moment ago. */
export const EXPIRED = { expired: true };

/** An expired session logs out and leads to the login page, from where one comes back (ACC-06, ACC-16). */
export function endSession(cache: QueryClient, router: Router) {
  if (!cache.getQueryData(userQuery.queryKey) || cache.isMutating({ mutationKey: LEAVING }) > 0) return;
  const { pathname, search } = router.state.location;
  forgetMark();
  forgetMember(cache, 'expired');
  void router.navigate(`/login?back=${encodeURIComponent(pathname + search)}`, { state: EXPIRED });
}
