import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { api, dataOf } from '../../lib/api-client/client';
import type { Answer, Body } from '../../lib/api-client/types';

export type Debit = Answer<'/api/direct-debits/{id}', 'get'>;
export type CodeSent = Answer<'/api/direct-debits/{id}/code', 'post'>;
export type Debtor = Body<'/api/direct-debits/{id}/code', 'post'>;

export const debitQuery = (id: string) =>
  queryOptions({
    queryKey: ['get', '/api/direct-debits/{id}', id],
    queryFn: ({ signal }) => dataOf(api.GET('/api/direct-debits/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
    retry: false,
  });

export function useAskCode(id: string) {
  const action = useActionKey();
  return useMutation({
    mutationFn: (body: Debtor) =>
      dataOf(
        api.POST('/api/direct-debits/{id}/code', {
          params: { path: { id } },
          body,
          headers: { 'Idempotency-Key': action.keyFor(body) },
        }),
      ),
    onSuccess: action.done,
    // A refusal may be over a moment later.
    onError: action.done,
  });
}

export function useAuthorise(id: string) {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: (body: Body<'/api/direct-debits/{id}', 'post'>) =>
      dataOf(
        api.POST('/api/direct-debits/{id}', {
          params: { path: { id } },
          body,
          headers: { 'Idempotency-Key': action.keyFor(body) },
        }),
      ),
    onSuccess: action.done,
    // The words of the mandate or its day may be others by now, or it is signed already.
    onError: () => void cache.invalidateQueries({ queryKey: debitQuery(id).queryKey }),
  });
}
