import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-client/api-error';
import { actAs, api, dataOf, isActingAs } from './api-client/client';
import type { User } from './api-client/types';
import { ARRIVED, arrivedHere, emptyCaches, keepFor, keepIn } from './kept';
import { lastAnswer } from './last-answer';
import { outrun } from './outrun';
import { isUnsaved } from './unsaved';

const queryKey = ['session', 'user'] as const;

/**
 * The server sets it beside the cookie of the session, which no script can read; its `MEMBER_HERE`. Who logged in
 * before there was that mark is known by having been here.
 */
const isMarked = () => /(?:^|; )member=1/.test(document.cookie) || arrivedHere() !== null;
export function forgetMark() {
  document.cookie = 'member=; Max-Age=0; Path=/';
  localStorage.removeItem(ARRIVED);
}

/**
 * The signed-in member, or null for a visitor, of whom nothing is asked. Who was a member a moment ago has been logged out: that is an error, and
 * ends the session here as one of any other call does (ACC-06).
 */
export const userQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal, client }): Promise<User | null> => {
    if (!isMarked() && !client.getQueryData(queryKey)) return null;
    try {
      const user = await dataOf(api.GET('/api/user', { signal })).catch((error: unknown) =>
        lastAnswer<User>(client, queryKey, error),
      );
      const before = client.getQueryData<User>(queryKey);
      if (before && before.id !== user.id) return beginAnew(client, before, user.id);
      tellArrival(user.id);
      return user;
    } catch (error) {
      if (!isApiError(error, 'authentication_required') || client.getQueryData(queryKey)) throw error;
      forgetMark();
      return null;
    }
  },
});

/**
 * Logged in from another tab of this browser: nothing on this one, or kept for it, is theirs (ACC-06). What was typed and
 * not saved stays to be read until the page is loaded anew; every change from here is refused.
 */
function beginAnew(cache: QueryClient, before: User, memberId: string): User | null {
  if (isUnsaved()) return before;
  // Not as one who logs out: what the other one writes in their own tab is theirs.
  forgetMember(cache, 'expired');
  tellArrival(memberId);
  window.location.reload();
  return null;
}

/** Key of what ends the session on purpose: the screen leads on by itself, and nobody is told that it has expired. */
export const LEAVING = ['session', 'leaving'] as const;

export const useUser = (): User | null => useQuery(userQuery).data ?? null;

export function changeUser(cache: QueryClient, change: (user: User) => User) {
  cache.setQueryData(userQuery.queryKey, (user: User | null | undefined) => (user ? change(user) : user));
  outrun(cache, { queryKey: userQuery.queryKey, exact: true });
}

/** `expired`: nobody logged out, so the member is likely to come back and go on. */
export type Ending = 'left' | 'expired';
type SignOutListener = (why: Ending) => void;
const listeners = new Set<SignOutListener>();
const arrivals = new Set<(memberId: string) => void>();

/** Whatever keeps something of the member outside the query cache forgets it here (ACC-06). */
export function onSignOut(listener: SignOutListener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellLeft(why: Ending) {
  here = undefined;
  if (why === 'left') keepFor();
  emptyCaches();
  for (const listener of listeners) listener(why);
  if (why === 'left') emptyStores();
}

/** What of a member's is stored has the key of its owner beside it; code that has not been loaded empties nothing. */
function emptyStores() {
  for (const storage of [sessionStorage, localStorage]) {
    for (const owner of Object.keys(storage).filter((key) => key.endsWith(OWNER))) {
      storage.removeItem(owner);
      storage.removeItem(owner.slice(0, -OWNER.length));
    }
  }
}
export const OWNER = ':of';

let here: string | undefined;

/** Told who is logged in, before any screen shows it. */
export function onArrival(listener: (memberId: string) => void) {
  arrivals.add(listener);
  if (here !== undefined) listener(here);
}

export function tellArrival(memberId: string) {
  here = memberId;
  actAs(memberId);
  keepFor(memberId);
  emptyCaches(memberId);
  keepIn(() => localStorage, ARRIVED, memberId);
  for (const listener of arrivals) listener(memberId);
}

/** Whoever logs out in one tab has logged out in all: the others hear of it by this key of `localStorage`. */
const LEFT = 'left';
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === LEFT) tellLeft('left');
  if (key === ARRIVED && newValue && !isActingAs(newValue) && !isUnsaved()) window.location.reload();
});

export function forgetMember(cache: QueryClient, why: Ending = 'left') {
  actAs(undefined);
  if (why === 'left') {
    forgetMark();
    if (cache.getQueryData(userQuery.queryKey)) keepIn(() => localStorage, LEFT, String(Date.now()));
  }
  tellLeft(why);
  // An answer under way still knows them, or would tell who logs in now that nobody is logged in.
  if (cache.getQueryData(userQuery.queryKey) !== undefined) void cache.cancelQueries({ queryKey: userQuery.queryKey });
  cache.removeQueries({ predicate: (query) => !isPublic(query.queryKey) });
  cache.getMutationCache().clear();
  cache.setQueryData(userQuery.queryKey, null);
}

// Packages are not among them: their prices are the member's own.
const PUBLIC = ['/api/settings', '/api/companyinfo', '/api/interests', '/api/regions'];
const isPublic = (key: readonly unknown[]) =>
  key[0] === userQuery.queryKey[0] || (typeof key[1] === 'string' && PUBLIC.includes(key[1]));
