import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createBrowserRouter, createPath, type Path, type RouteObject } from 'react-router';
import {
  boot,
  decisionsFirst,
  likesOfType,
  membersOnly,
  membersOrSignup,
  noticesFirst,
  openChatWith,
  paidOnly,
  searchersOnly,
  settingsFirst,
  signupBesideCard,
  unpaidOnly,
  visitorsOnly,
} from './guards';
import { allTexts } from '../lib/i18n';
import { lazily, reloadWith } from '../lib/lazily';
import { keepsPage, takeReleaseBetweenScreens } from '../lib/release';
import { ErrorBoundary, RootErrorBoundary } from './error-boundaries';
import { PAY_BAR } from './layouts/pay-bar';
import { notFound } from './not-found';
import { Root } from './root';
import { Splash } from './splash';

/** The landing page, where it is there already. */
export type Drawn = { Layout: ComponentType; Landing: ComponentType };

/** @param drawn the server has drawn it, and all that it waits for has come: it is shown as it stands there */
export function createAppRouter(cache: QueryClient, drawn?: Drawn) {
  const routes = routesFor(cache, drawn);
  const hydrationData = { loaderData: { root: null, landing: null } };
  const router = createBrowserRouter(routes, drawn && { hydrationData });
  reloadWith(() => reloadAt(router.state.navigation.location));
  keepsPage(() => cache.isMutating() > 0);
  takeReleaseBetweenScreens(router);
  return router;
}

/** The screen that is missing is the one that somebody is on the way to: there, not where they came from. */
function reloadAt(wanted?: Path) {
  if (wanted) window.location.assign(createPath(wanted));
  else window.location.reload();
}

export function routesFor(cache: QueryClient, drawn?: Drawn): RouteObject[] {
  const screen = <T,>(load: () => Promise<T>) => lazily(async () => (await Promise.all([load(), allTexts()]))[0]);
  const member = membersOnly(cache);
  const visitor = visitorsOnly(cache);

  return [
    {
      id: 'root',
      loader: boot(cache),
      shouldRevalidate: () => false,
      Component: Root,
      HydrateFallback: Splash,
      ErrorBoundary: RootErrorBoundary,
      children: [
        {
          ...(drawn ? { Component: drawn.Layout } : { lazy: lazily(() => import('./layouts/lander-layout')) }),
          children: guarded([
            {
              id: 'landing',
              index: true,
              loader: visitor,
              ...(drawn ? { Component: drawn.Landing } : { lazy: lazily(() => import('./routes/landing')) }),
            },
          ]),
        },
        {
          loader: noticesFirst(cache),
          shouldRevalidate: () => false,
          lazy: screen(() => import('./layouts/default-layout')),
          children: guarded([
            { path: 'signup', loader: visitor, lazy: screen(() => import('./routes/signup')) },
            { path: 'match-finder', loader: visitor, lazy: screen(() => import('./routes/match-finder')) },
            { path: 'signup-matches', loader: visitor, lazy: screen(() => import('./routes/signup-matches')) },
            { path: 'login', loader: visitor, lazy: screen(() => import('./routes/login')) },
            { path: 'members', loader: searchersOnly(cache), lazy: screen(() => import('./routes/members')) },
            { path: 'members/:id', loader: membersOrSignup(cache), lazy: screen(() => import('./routes/member')) },
            {
              path: 'members/:id/signup',
              loader: signupBesideCard(cache),
              lazy: screen(() => import('./routes/member-signup')),
            },
            { path: 'profile', loader: member, lazy: screen(() => import('./routes/profile')) },
            { path: 'settings', loader: settingsFirst(cache), lazy: screen(() => import('./routes/settings')) },
            { path: 'settings/delete', loader: member, lazy: screen(() => import('./routes/delete-account')) },
            {
              path: 'settings/decisions',
              loader: decisionsFirst(cache),
              lazy: screen(() => import('./routes/decisions')),
            },
            { path: 'data-export', loader: member, lazy: screen(() => import('./routes/data-export')) },
            { path: 'data-export/open', lazy: screen(() => import('./routes/data-export')) },
            { path: 'notifications', loader: member, lazy: screen(() => import('./routes/notifications')) },
            { path: 'reset-password', lazy: screen(() => import('./routes/reset-password')) },
            { path: 'reset-password/do', lazy: screen(() => import('./routes/reset-password-do')) },
            { path: 'likes', loader: member, lazy: screen(() => import('./routes/likes')) },
            { path: 'likes/m/:id', loader: member, lazy: screen(() => import('./routes/match')) },
            { path: 'likes/:type', loader: likesOfType(cache), lazy: screen(() => import('./routes/likes')) },
            { path: 'swipe-game', loader: member, lazy: screen(() => import('./routes/swipe-game')) },
            { path: 'pricing', lazy: screen(() => import('./routes/pricing')) },
            { path: 'credits', loader: member, lazy: screen(() => import('./routes/credits')) },
            { path: 'premium', loader: unpaidOnly(cache), lazy: screen(() => import('./routes/premium')) },
            {
              path: 'credits/repeat-order',
              handle: PAY_BAR,
              loader: paidOnly(cache),
              lazy: screen(() => import('./routes/repeat-order')),
            },
            {
              path: 'credits/result/:paymentId',
              loader: member,
              lazy: screen(() => import('./routes/payment-result')),
            },
            {
              path: 'credits/:id/:paymentmethod?',
              handle: PAY_BAR,
              loader: member,
              lazy: screen(() => import('./routes/checkout')),
            },
            { path: 'complaints', lazy: screen(() => import('./routes/complaints')) },
            { path: 'lang-config', lazy: screen(() => import('./routes/lang-config')) },
            { path: 'pages/:page', lazy: screen(() => import('./routes/company-page')) },
            { path: 'directdebit', loader: member, lazy: screen(() => import('./routes/directdebit')) },
            { path: 'refund', loader: member, lazy: screen(() => import('./routes/refund')) },
            { path: 'transactions/:id?', loader: member, lazy: screen(() => import('./routes/transactions')) },
          ]),
        },
        {
          lazy: screen(() => import('./layouts/chat-layout')),
          children: guarded([
            {
              path: 'chats',
              loader: member,
              lazy: screen(() => import('./routes/chats')),
              children: [
                { index: true, lazy: screen(() => import('./routes/no-chat')) },
                { path: ':id', lazy: screen(() => import('./routes/chat')) },
              ],
            },
            { path: 'members/:id/chat', loader: openChatWith(cache) },
          ]),
        },
        {
          lazy: screen(() => import('./layouts/empty-layout')),
          children: guarded([
            { path: 'complete-signup', loader: member, lazy: screen(() => import('./routes/complete-signup')) },
            { path: 'activate/done', lazy: screen(() => import('./routes/activate-done')) },
            { path: 'activate/error', lazy: screen(() => import('./routes/activate-error')) },
            { path: 'account-deleted', lazy: screen(() => import('./routes/account-deleted')) },
            { path: 'account-disabled', lazy: screen(() => import('./routes/account-disabled')) },
            { path: 'mail-change/do', lazy: screen(() => import('./routes/mail-change')) },
            { path: 'objection', lazy: screen(() => import('./routes/objection')) },
            { path: 'unsubscribe', lazy: screen(() => import('./routes/unsubscribe')) },
            { path: ':token', lazy: screen(() => import('./routes/activation')) },
          ]),
        },
        {
          lazy: screen(() => import('./layouts/default-layout')),
          children: guarded([{ path: '*', loader: notFound }]),
        },
      ],
    },
  ];
}

/** An error stays inside its layout, so that the way on is still there. */
const guarded = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary, children }];
