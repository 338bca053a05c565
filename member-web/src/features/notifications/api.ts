import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { api, dataOf } from '../../lib/api-client/client';
import { userQuery } from '../../lib/session';

/** With the token of a mail, logged in or not. */
export const useUnsubscribe = () =>
  useMutation({
    mutationFn: (token: string) => dataOf(api.POST('/api/unsubscribe/{token}', { params: { path: { token } } })),
  });

/** Takes back a spam mark or an unsubscription (NTF-05); done once the page knows. */
export function useResumeMail() {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/notifications/mail', { headers: { 'Idempotency-Key': action.keyFor('resume') } })),
    onSuccess: () => {
      action.done();
      return cache.invalidateQueries({ queryKey: userQuery.queryKey });
    },
  });
}
