import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Body } from '../../lib/api-client/types';
import { userQuery } from '../../lib/session';

/** The other address that was asked for and waits for its link; it may be opened on any device, at any moment. */
export const emailChangeQuery = () => queries.queryOptions('get', '/api/user/email-change');

function useEmailChange<Input>(act: (input: Input, headers: { 'Idempotency-Key': string }) => Promise<unknown>) {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: (input: Input) => act(input, { 'Idempotency-Key': action.keyFor(input) }),
    onSuccess: action.done,
    // Also after a refusal: what was shown was old then, and the address may have become another.
    onSettled: () =>
      Promise.all([emailChangeQuery(), userQuery].map(({ queryKey }) => cache.invalidateQueries({ queryKey }))),
  });
}

export const useRequestEmailChange = () =>
  useEmailChange((body: Body<'/api/user/email', 'post'>, headers) =>
    dataOf(api.POST('/api/user/email', { body, headers })),
  );

export const useResendEmailChange = () =>
  useEmailChange((_: string, headers) => dataOf(api.POST('/api/user/email-change/resend', { headers })));

export const useCancelEmailChange = () =>
  useEmailChange((_: string, headers) => dataOf(api.DELETE('/api/user/email-change', { headers })));

export const useChangeEmail = () =>
  useEmailChange((token: string, headers) => dataOf(api.POST('/api/mail-change', { body: { token }, headers })));
