import { queryOptions, useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { isApiError } from '../../lib/api-client/api-error';
import { hasApplePay } from '../../lib/apple-pay';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Answer, Body } from '../../lib/api-client/types';

export type Method = Answer<'/api/payment-methods', 'get'>['methods'][number];
export type Payment = Answer<'/api/payments/{id}', 'get'>;

export type Offer = Answer<'/api/packages', 'get'>;

/** The packages at the prices of a code. @throws the refusals of the code */
export const quoteQuery = (code: string) =>
  queryOptions({
    queryKey: ['get', '/api/packages', { discount_code: code }],
    queryFn: ({ signal }) => dataOf(api.GET('/api/packages', { params: { query: { discount_code: code } }, signal })),
    staleTime: 0,
  });

/** What this member can pay with in this browser. */
export const methodsQuery = () =>
  queries.queryOptions('get', '/api/payment-methods', { params: { query: hasApplePay() ? { apple_pay: true } : {} } });

/** The choice that a method stands in: the payment company may not tell some of them apart. */
export const methodFor = (methods: readonly Method[], id: string | undefined): Method | undefined =>
  methods.find((method) => method.id === id) ?? methods.find(({ same }) => id !== undefined && same.includes(id));

/** Receipts and credit notes: those of a payment, or all own ones. */
export const receiptsQuery = (paymentId?: string) =>
  queryOptions({
    queryKey: ['get', '/api/receipts', paymentId ?? null],
    queryFn: ({ signal }) => {
      const query = paymentId ? { payment_id: paymentId } : {};
      return dataOf(api.GET('/api/receipts', { params: { query }, signal }));
    },
    staleTime: 0,
  });

/** What credits cost in a country; undefined: where the reader lives or is. */
export const pricingQuery = (country: string | undefined) =>
  queries.queryOptions('get', '/api/pricing', { params: { query: country ? { country } : {} } });

const FIRST_POLLS = 15;

/**
 * Asked about every two seconds at first, then more calmly; the stream is usually faster than either. One that there is
 * not is not asked about again.
 */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['get', '/api/payments/{id}', id],
    queryFn: ({ signal }) => dataOf(api.GET('/api/payments/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data ? state.data.status !== 'pending' : isApiError(state.error, 'payment_not_found')) return false;
      return state.dataUpdateCount + state.errorUpdateCount < FIRST_POLLS ? 2000 : 10_000;
    },
  });

/** What a premium member paid for last. */
export const lastOrderQuery = () => queries.queryOptions('get', '/api/orders/last');

export function useOrder() {
  const action = useActionKey();
  return useMutation({
    mutationFn: (body: Body<'/api/orders', 'post'>) =>
      dataOf(api.POST('/api/orders', { body, headers: { 'Idempotency-Key': action.keyFor(body) } })),
    onSuccess: action.done,
  });
}
