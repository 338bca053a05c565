import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject } from 'react-router';
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
  unpaidOnly,
  visitorsOnly,
} from './guards';
import { lazily } from '../lib/lazily';
import { ErrorPage, RootErrorPage } from './error-page';
import { notFound } from './not-found';
import { Root, Splash } from './root';

export function createAppRouter(cache: QueryClient) {
  return createBrowserRouter(routesFor(cache));
}

export function routesFor(cache: QueryClient): RouteObject[] {
  const member = membersOnly(cache);
  const visitor = visitorsOnly(cache);

  return [
    {
      id: 'root',
      loader: boot(cache),
      shouldRevalidate: () => false,
      Component: Root,
      HydrateFallback: Splash,
      ErrorBoundary: RootErrorPage,
      children: [
        {
          lazy: lazily(() => import('./layouts/lander-layout')),
          children: guarded([{ index: true, loader: visitor, lazy: lazily(() => import('./routes/landing')) }]),
        },
        {
          loader: noticesFirst(cache),
          shouldRevalidate: () => false,
          lazy: lazily(() => import('./layouts/default-layout')),
          children: guarded([
            { path: 'signup', loader: visitor, lazy: lazily(() => import('./routes/signup')) },
            { path: 'login', loader: visitor, lazy: lazily(() => import('./routes/login')) },
            { path: 'members', loader: searchersOnly(cache), lazy: lazily(() => import('./routes/members')) },
            { path: 'members/:id', loader: membersOrSignup(cache), lazy: lazily(() => import('./routes/member')) },
            { path: 'profile', loader: member, lazy: lazily(() => import('./routes/profile')) },
            { path: 'settings', loader: settingsFirst(cache), lazy: lazily(() => import('./routes/settings')) },
            { path: 'settings/delete', loader: member, lazy: lazily(() => import('./routes/delete-account')) },
            {
              path: 'settings/decisions',
              loader: decisionsFirst(cache),
              lazy: lazily(() => import('./routes/decisions')),
            },
            { path: 'data-export', loader: member, lazy: lazily(() => import('./routes/data-export')) },
            { path: 'data-export/open', lazy: lazily(() => import('./routes/data-export')) },
            { path: 'notifications', loader: member, lazy: lazily(() => import('./routes/notifications')) },
            { path: 'reset-password', lazy: lazily(() => import('./routes/reset-password')) },
            { path: 'reset-password/do', lazy: lazily(() => import('./routes/reset-password-do')) },
            { path: 'likes', loader: member, lazy: lazily(() => import('./routes/likes')) },
            { path: 'likes/m/:id', loader: member, lazy: lazily(() => import('./routes/match')) },
            { path: 'likes/:type', loader: likesOfType(cache), lazy: lazily(() => import('./routes/likes')) },
            { path: 'pricing', lazy: lazily(() => import('./routes/pricing')) },
            { path: 'credits', loader: member, lazy: lazily(() => import('./routes/credits')) },
            { path: 'premium', loader: unpaidOnly(cache), lazy: lazily(() => import('./routes/premium')) },
            { path: 'credits/repeat-order', loader: paidOnly(cache), lazy: lazily(() => import('./routes/credits')) },
            {
              path: 'credits/result/:paymentId',
              loader: member,
              lazy: lazily(() => import('./routes/payment-result')),
            },
            { path: 'credits/:id/:paymentmethod?', loader: member, lazy: lazily(() => import('./routes/checkout')) },
            { path: 'pages/:page', lazy: lazily(() => import('./routes/company-page')) },
            { path: 'directdebit', loader: member, lazy: lazily(() => import('./routes/directdebit')) },
            { path: 'refund', loader: member, lazy: lazily(() => import('./routes/refund')) },
            { path: 'transactions/:id?', loader: member, lazy: lazily(() => import('./routes/transactions')) },
          ]),
        },
        {
          lazy: lazily(() => import('./layouts/chat-layout')),
          children: guarded([
            {
              path: 'chats',
              loader: member,
              lazy: lazily(() => import('./routes/chats')),
              children: [
                { index: true, lazy: lazily(() => import('./routes/no-chat')) },
                { path: ':id', lazy: lazily(() => import('./routes/chat')) },
              ],
            },
            { path: 'members/:id/chat', loader: openChatWith(cache) },
          ]),
        },
        {
          lazy: lazily(() => import('./layouts/empty-layout')),
          children: guarded([
            { path: 'complete-signup', loader: member, lazy: lazily(() => import('./routes/complete-signup')) },
            { path: 'activate/done', lazy: lazily(() => import('./routes/activate-done')) },
            { path: 'activate/error', lazy: lazily(() => import('./routes/activate-error')) },
            { path: 'account-deleted', lazy: lazily(() => import('./routes/account-deleted')) },
            { path: 'account-disabled', lazy: lazily(() => import('./routes/account-disabled')) },
            { path: 'mail-change/do', lazy: lazily(() => import('./routes/mail-change')) },
            { path: 'unsubscribe', lazy: lazily(() => import('./routes/unsubscribe')) },
            { path: ':token', lazy: lazily(() => import('./routes/activation')) },
          ]),
        },
        {
          lazy: lazily(() => import('./layouts/default-layout')),
          children: guarded([{ path: '*', loader: notFound }]),
        },
      ],
    },
  ];
}

/** An error stays inside its layout, so that the way on is still there. */
const guarded = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: ErrorPage, children }];
