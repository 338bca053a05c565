import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { isApiError } from '../../lib/api-client/api-error';
import { api, dataOf } from '../../lib/api-client/client';
import type { Body, User } from '../../lib/api-client/types';
import { chooseLocale, rememberLocale, showLocale, type Locale } from '../../lib/i18n';
import { forgetMember, LEAVING, tellArrival, userQuery } from '../../lib/session';
import { settingsQuery } from '../../lib/settings';
import { forgetTracking } from '../../lib/tracking';
import { emailChangeQuery } from './email-change';

function useSignedIn() {
  const cache = useQueryClient();
  return async (user: User) => {
    // What somebody was writing when their session expired waits for them, and for nobody else.
    forgetMember(cache, 'expired');
    tellArrival(user.id);
    await showLocale(chooseLocale(user, cache.getQueryData(settingsQuery().queryKey)));
    cache.setQueryData(userQuery.queryKey, user);
  };
}

export function useLogin() {
  const signedIn = useSignedIn();
  return useMutation({
    mutationFn: (body: Body<'/api/user', 'post'>) => dataOf(api.POST('/api/user', { body })),
    onSuccess: signedIn,
  });
}

/** `check_inbox`: what became of it is told in the mailbox alone. */
type SignupAnswer = User | { status: 'check_inbox' };

/** Signed up, and logged in. */
export const isMember = (answer: SignupAnswer): answer is User => 'id' in answer;

export function useSignup() {
  const signedIn = useSignedIn();
  const action = useActionKey();
  return useMutation({
    mutationFn: (body: Body<'/api/signup', 'post'>) => {
      const headers = { 'Idempotency-Key': action.keyFor(body) };
      const send = (solved?: { challenge: string }) =>
        dataOf(api.POST('/api/signup', { body: { ...body, ...solved }, headers }));
      // Where many sign up the browser works for it first; its owner only waits.
      return send().catch(async (error: unknown) => {
        if (!isApiError(error, 'challenge_required')) throw error;
        const { solve } = await import('../../lib/challenge');
        return send({ challenge: await solve(String(error.params.challenge)) });
      });
    },
    onSuccess: async (answer) => {
      action.done();
      forgetTracking();
      if (!isMember(answer)) return undefined;
      // Not among what every page loads; without it nobody is kept from signing up.
      await import('../../lib/kept-likes').then(
        ({ claimLikes }) => claimLikes(answer.id),
        () => undefined,
      );
      return signedIn(answer);
    },
  });
}

export function useLogout() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: LEAVING,
    mutationFn: () => dataOf(api.GET('/api/logout')),
    onSuccess: () => forgetMember(cache),
  });
}

export function useResendActivation() {
  const action = useActionKey();
  return useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/activation/resend', { headers: { 'Idempotency-Key': action.keyFor('resend') } })),
    onSuccess: action.done,
  });
}

/** Replaces an address that is not confirmed yet (ACC-04). */
export function useCorrectEmail() {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: (email: string) =>
      dataOf(
        api.POST('/api/activation/email', { body: { email }, headers: { 'Idempotency-Key': action.keyFor(email) } }),
      ),
    onSuccess: () => {
      action.done();
      return cache.invalidateQueries({ queryKey: userQuery.queryKey });
    },
  });
}

/** Ends a change of address that waits for its link, too. */
export function useChangePassword() {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: (body: Body<'/api/user/password', 'put'>) =>
      dataOf(api.PUT('/api/user/password', { body, headers: { 'Idempotency-Key': action.keyFor(body) } })),
    onSuccess: () => {
      action.done();
      void cache.invalidateQueries({ queryKey: emailChangeQuery().queryKey });
    },
  });
}

export function useRequestReset() {
  const action = useActionKey();
  return useMutation({
    mutationFn: (email: string) =>
      dataOf(
        api.POST('/api/password-reset', { body: { email }, headers: { 'Idempotency-Key': action.keyFor(email) } }),
      ),
    onSuccess: action.done,
  });
}

/** All sessions end with it, also one that is open here. */
export function useResetPassword() {
  const action = useActionKey();
  return useMutation({
    mutationKey: LEAVING,
    mutationFn: (body: Body<'/api/password-reset/do', 'post'>) =>
      dataOf(api.POST('/api/password-reset/do', { body, headers: { 'Idempotency-Key': action.keyFor(body) } })),
    onSuccess: action.done,
  });
}

/** Ends the session on the server; the screen leads on, forgets the member, and is waited for. */
export function useDeleteAccount(onDeleted: (eraseAt: string) => Promise<void>) {
  const action = useActionKey();
  return useMutation({
    mutationKey: LEAVING,
    mutationFn: (body: Body<'/api/user/deletion', 'post'>) =>
      dataOf(api.POST('/api/user/deletion', { body, headers: { 'Idempotency-Key': action.keyFor(body) } })),
    onSuccess: ({ erase_at }) => {
      action.done();
      return onDeleted(erase_at);
    },
  });
}

export function useReactivate() {
  return useMutation({ mutationFn: (token: string) => dataOf(api.POST('/api/reactivation', { body: { token } })) });
}

export function useActivate() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => dataOf(api.POST('/api/activation', { body: { token } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: userQuery.queryKey }),
  });
}

/** The choice shows at once and is kept in the cookie; a member's account learns it too (ACC-10). */
export function useChangeLocale() {
  const cache = useQueryClient();
  return async (locale: Locale) => {
    rememberLocale(locale);
    await showLocale(locale);
    if (!cache.getQueryData(userQuery.queryKey)) return;
    const user = await dataOf(api.PUT('/api/user', { body: { language: locale } }));
    cache.setQueryData(userQuery.queryKey, user);
  };
}
