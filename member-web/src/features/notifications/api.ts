import { useMutation } from '@tanstack/react-query';
import { api, dataOf } from '../../lib/api-client/client';

/** With the token of a mail, logged in or not. */
export const useUnsubscribe = () =>
  useMutation({
    mutationFn: (token: string) => dataOf(api.POST('/api/unsubscribe/{token}', { params: { path: { token } } })),
  });
