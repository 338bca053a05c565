import { http, HttpResponse } from 'msw';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { server, withServer } from '../../testing/render';
import { useActionKey } from './action-key';
import { api } from './client';

withServer();

function recorded() {
  const seen: Headers[] = [];
  server.use(http.all('*/api/*', ({ request }) => (seen.push(request.headers), HttpResponse.json({}))));
  return seen;
}

describe('CLI-08 headers of the calls', () => {
  it('marks every change and gives it a key of its own', async () => {
    const seen = recorded();
    await api.PUT('/api/user', { body: { language: 'en' } });
    await api.PUT('/api/user', { body: { language: 'en' } });
    expect(seen.map((headers) => headers.get('X-Client-Request'))).toEqual(['1', '1']);
    const [first, second] = seen.map((headers) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  it('marks logout, which is a GET, and leaves other readings plain', async () => {
    const seen = recorded();
    await api.GET('/api/logout');
    await api.GET('/api/chats');
    expect(seen.map((headers) => headers.get('X-Client-Request'))).toEqual(['1', null]);
  });

  it('keeps a key that the action brought', async () => {
    const calls = recorded();
    const seen = { price: 999, discount: 0, total: 999, currency: 'EUR' };
    await api.POST('/api/orders', {
      body: { package: 'p100', payment_method: 'ideal', seen, immediate_performance: true },
      headers: { 'Idempotency-Key': 'mine' },
    });
    expect(calls[0]!.get('Idempotency-Key')).toBe('mine');
  });
});

describe('useActionKey', () => {
  it('keeps the key for the same request until it is done', () => {
    const { result } = renderHook(() => useActionKey());
    const key = result.current.keyFor({ package: 'p100' });
    expect(result.current.keyFor({ package: 'p100' })).toBe(key);
    expect(result.current.keyFor({ package: 'p250' })).not.toBe(key);
    const other = result.current.keyFor({ package: 'p250' });
    result.current.done();
    expect(result.current.keyFor({ package: 'p250' })).not.toBe(other);
  });
});
