import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from './api-client/api-error';
import { takeNewPrice } from './price-changed';

it.each(['/api/packages', '/api/payment-methods', '/api/pricing', '/api/orders/last'])(
  'MNY-12 a price of money that was not seen has %s asked for anew, and no other list',
  (path) => {
    const cache = new QueryClient();
    for (const one of [path, '/api/chats']) cache.setQueryData(['get', one], []);
    const params = { price: 999, currency: 'EUR' };
    takeNewPrice(cache, new ApiError({ status: 409, code: 'price_changed', params, request_id: 'r' }));
    expect(cache.getQueryState(['get', path])!.isInvalidated).toBe(true);
    expect(cache.getQueryState(['get', '/api/chats'])!.isInvalidated).toBe(false);
  },
);
