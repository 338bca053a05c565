import type { QueryClient } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { welcomeQuery } from '../features/discounts/api';
import { isLikeType } from '../features/likes/like-type';
import type { Source } from '../features/discovery/visitor-cards';
import { isApiError } from '../lib/api-client/api-error';
import type { Settings } from '../lib/api-client/types';
import { chooseLocale, showLocale } from '../lib/i18n';
import { raiseConfirmationRequired } from '../lib/confirmation-required';
import { keepQuery, withQuery } from '../lib/kept-query';
import { raisePremiumRequired } from '../lib/premium-required';
import { safePath } from '../lib/return-path';
import { userQuery } from '../lib/session';
import { settingsQuery } from '../lib/settings';
import { keepTracking, keptTracking, landerAt, trackingIn } from '../lib/tracking';
import { tellVisit } from '../lib/visit';
import type * as lists from './lists';
import { notFound } from './not-found';

/** The settings and who is signed in, before the first screen; and their locale when it is another. */
export const boot = (cache: QueryClient) => async (args: LoaderFunctionArgs) => {
  await arrive(cache, new URL(args.request.url));
  return null;
};

export async function arrive(cache: QueryClient, { searchParams: query, pathname }: URL): Promise<void> {
  const lander = landerAt(pathname);
  keepTracking(query, lander);
  const [settings, user] = await Promise.all([
    cache.ensureQueryData(settingsQuery()),
    cache.ensureQueryData(userQuery),
  ]);
  if (!user) {
    keepQuery(query);
    void tellVisit({ ...trackingIn(query), ...(lander !== undefined && { lander }) });
  }
  await showLocale(chooseLocale(user, settings));
}

const patiently = (wanted: Promise<unknown>, ms: number) =>
  Promise.race([wanted.catch(() => null), new Promise((resolve) => setTimeout(resolve, ms))]);

/** What stands above a screen is known before it is shown, or the screen would move under the reader's eyes. */
export const noticesFirst = (cache: QueryClient) => async () => {
  const user = await cache.ensureQueryData(userQuery).catch(() => null);
  if (user?.paid_user === false) await patiently(cache.prefetchQuery(welcomeQuery), 300);
  return null;
};

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

export const membersOnly =
  (cache: QueryClient) =>
  async ({ request }: LoaderFunctionArgs) => {
    const user = await cache.ensureQueryData(userQuery);
    if (!user) throw redirect(`/login?back=${encodeURIComponent(pathOf(request))}`);
    return null;
  };

/** How long its lists are nobody can know beforehand, so no space can be kept for them: they come before the screen. */
const listsFirst =
  (cache: QueryClient, screen: keyof typeof lists) =>
  async (args: LoaderFunctionArgs): Promise<null> => {
    await membersOnly(cache)(args);
    // Loaded only now: who sees the landing page waits for none of it.
    const asked = import('./lists').then((all) => Promise.allSettled(all[screen](cache)));
    await patiently(asked, 1_000);
    return null;
  };

export const settingsFirst = (cache: QueryClient) => listsFirst(cache, 'listsOfSettings');

export const decisionsFirst = (cache: QueryClient) => listsFirst(cache, 'listsOfDecisions');

/** Who sent a visitor here, as this address or that of the first visit tells it (ACC-11). */
export function sourceIn(query: URLSearchParams): Source {
  const { network, ref } = { ...keptTracking(), ...trackingIn(query) };
  return { ...(network && { network }), ...(ref && { ref }) };
}

type SearchSettings = Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>;

export const visitorsMaySearch = (settings: SearchSettings, { network, ref }: Source): boolean =>
  settings.logged_out_search || (!!(network || ref) && settings.logged_out_search_trafficsource);

/** Members, and visitors where the operator lets them look around (DSC-01). */
export const searchersOnly = (cache: QueryClient) => async (args: LoaderFunctionArgs) => {
  const { searchParams: query } = new URL(args.request.url);
  const list = import('../features/discovery/first-list');
  const [user, settings] = await Promise.all([
    cache.ensureQueryData(userQuery),
    cache.ensureQueryData(settingsQuery()),
  ]);
  // Where its code cannot be had, the screen cannot either, and says so.
  if (user)
    list.then(
      ({ askForList }) => askForList(cache, query, user, settings),
      () => undefined,
    );
  return user || visitorsMaySearch(settings, sourceIn(query)) ? null : membersOnly(cache)(args);
};

/** A visitor who wants to know more of someone is led to the sign-up beside their card, and back (ACC-16). */
export const membersOrSignup =
  (cache: QueryClient) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const user = await cache.ensureQueryData(userQuery);
    if (!user) throw redirect(`/members/${params.id}/signup${new URL(request.url).search}`);
    return null;
  };

export const visitorsOnly =
  (cache: QueryClient) =>
  async ({ request }: LoaderFunctionArgs) => {
    const user = await cache.ensureQueryData(userQuery);
    const query = new URL(request.url).searchParams;
    if (user) throw redirect(withQuery(safePath(query.get('back')) ?? '/members', query));
    return null;
  };

/** Whose card stands beside the sign-up is known before it is shown; nobody's where visitors may not see them. */
export const signupBesideCard = (cache: QueryClient) => async (args: LoaderFunctionArgs) => {
  const user = await cache.ensureQueryData(userQuery);
  if (user) throw redirect(withQuery(`/members/${args.params.id}`, new URL(args.request.url).searchParams));
  // Not among what every page loads.
  const { visitorCardQuery } = await import('../features/discovery/visitor-cards');
  await patiently(cache.ensureQueryData(visitorCardQuery(args.params.id!)), 3_000);
  return null;
};

/** /likes/{type}: received, given or matches; another word is no page. */
export const likesOfType = (cache: QueryClient) => (args: LoaderFunctionArgs) =>
  isLikeType(args.params.type ?? '') ? membersOnly(cache)(args) : notFound();

/** MNY-11: /premium is for unpaid members, /credits/repeat-order for paying ones; others go to their own page. */
export const unpaidOnly = (cache: QueryClient) => async (args: LoaderFunctionArgs) => {
  await membersOnly(cache)(args);
  const user = await cache.ensureQueryData(userQuery);
  if (user?.paid_user) throw redirect('/credits' + new URL(args.request.url).search);
  return null;
};

export const paidOnly = (cache: QueryClient) => async (args: LoaderFunctionArgs) => {
  await membersOnly(cache)(args);
  const user = await cache.ensureQueryData(userQuery);
  if (user?.paid_user) return null;
  raisePremiumRequired('repeat_order');
  throw redirect('/premium' + new URL(args.request.url).search);
};

export const openChatWith = (cache: QueryClient) => async (args: LoaderFunctionArgs) => {
  const { search } = new URL(args.request.url);
  await membersOnly(cache)(args);
  const { openChat } = await import('../features/conversations/api');
  try {
    const chat = await openChat(args.params.id!);
    throw redirect(`/chats/${chat.id}${search}`);
  } catch (error) {
    if (isApiError(error, 'confirmation_required')) {
      raiseConfirmationRequired();
      throw redirect(`/members/${args.params.id}${search}`);
    }
    throw error;
  }
};
