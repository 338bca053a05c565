import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Answer, Body } from '../../lib/api-client/types';
import { keepBalance } from '../../lib/balance';

export type RefundOffer = Answer<'/api/refunds/offer', 'get'>;
export type Lot = RefundOffer['lots'][number];
export type Refund = Answer<'/api/refunds/{id}', 'get'>;

export const refundOfferQuery = () => queries.queryOptions('get', '/api/refunds/offer', {}, { staleTime: 0 });
export const refundsQuery = () => queries.queryOptions('get', '/api/refunds', {}, { staleTime: 0 });
export const refundQuery = (id: string) =>
  queries.queryOptions('get', '/api/refunds/{id}', { params: { path: { id } } }, { staleTime: 0 });

export function useRequestRefunds() {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: (body: Body<'/api/refunds', 'post'>) =>
      dataOf(api.POST('/api/refunds', { body, headers: { 'Idempotency-Key': action.keyFor(body) } })),
    onSuccess: ({ credits, wallet_version: version }) => {
      action.done();
      keepBalance(cache, { credits, version });
    },
    // Also after a refusal: something has changed since the offer was shown.
    onSettled: () =>
      Promise.all(
        [refundOfferQuery().queryKey, refundsQuery().queryKey].map((queryKey) => cache.invalidateQueries({ queryKey })),
      ),
  });
}
