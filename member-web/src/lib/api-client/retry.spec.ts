import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server, withServer } from '../../testing/render';
import { fetchWithRetry, NO_ANSWER } from './retry';

withServer();

const waits: number[] = [];
const wait = vi.fn(async (ms: number) => void waits.push(ms));
const post = (key?: string) =>
  new Request('http://localhost/api/thing', {
    method: 'POST',
    body: '{}',
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });

function answering(...statuses: (number | 'cut')[]) {
  const keys: (string | null)[] = [];
  waits.length = 0;
  const answer = ({ request }: { request: Request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    if (status === 'cut') return HttpResponse.error();
    return HttpResponse.json(status === 200 ? { ok: true } : { status, code: 'busy' }, {
      status,
      headers: status === 503 ? { 'Retry-After': '7' } : {},
    });
  };
  server.use(http.all('*/api/thing', answer));
  return keys;
}

describe('CLI-05 requests retry', () => {
  it('repeats a failing call with the same key until it succeeds', async () => {
    const keys = answering(502, 'cut', 504, 200);
    const response = await fetchWithRetry(post('key-1'), wait);
    expect(response.status).toBe(200);
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
  });

  it('gives up after five retries, each later than the one before', async () => {
    const keys = answering(502);
    await expect(fetchWithRetry(post('key-1'), wait)).rejects.toMatchObject({ status: 502 });
    expect(keys).toHaveLength(6);
    expect(waits).toHaveLength(5);
    expect(waits[4]!).toBeGreaterThan(waits[0]! * 4);
  });

  it('fails with what somebody mistyped, which is answered with 200', async () => {
    const mistyped = { status: 422, code: 'code_invalid', params: { left: 4 } };
    const headers = { 'Content-Type': 'application/problem+json; charset=utf-8' };
    server.use(http.all('*/api/thing', () => HttpResponse.json(mistyped, { headers })));
    await expect(fetchWithRetry(post('key-1'), wait)).rejects.toMatchObject(mistyped);
  });

  it('never repeats a change that carries no key', async () => {
    const keys = answering('cut');
    await expect(fetchWithRetry(post(), wait)).rejects.toMatchObject({ code: 'unreachable' });
    expect(keys).toHaveLength(1);
  });

  it.each([500, 502, 503])('repeats a reading call (%i)', async (status) => {
    const keys = answering(status, 200);
    await fetchWithRetry(new Request('http://localhost/api/thing'), wait);
    expect(keys).toHaveLength(2);
  });

  it('repeats a call that nobody answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let calls = 0;
    server.use(http.all('*/api/thing', () => (++calls === 1 ? new Promise(() => {}) : HttpResponse.json({}))));
    const answer = fetchWithRetry(post('key-1'), wait);
    await vi.waitFor(() => expect(calls).toBe(1));
    await vi.advanceTimersByTimeAsync(NO_ANSWER / 2);
    expect(calls).toBe(1);
    await vi.advanceTimersByTimeAsync(NO_ANSWER / 2);
    vi.useRealTimers();
    expect((await answer).status).toBe(200);
    expect(calls).toBe(2);
  });

  it('ends with whoever asked', async () => {
    server.use(http.all('*/api/thing', () => new Promise(() => {})));
    const asking = new AbortController();
    const answer = fetchWithRetry(new Request('http://localhost/api/thing', { signal: asking.signal }), wait);
    asking.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(
      fetchWithRetry(new Request('http://localhost/api/thing', { signal: asking.signal })),
    ).rejects.toThrow();
  });

  it('waits as long as the server asks', async () => {
    answering(503, 200);
    await fetchWithRetry(post('key-1'), wait);
    expect(waits[0]).toBeGreaterThanOrEqual(7000);
  });

  it.each([400, 402, 409, 422, 429, 500])(
    'does not repeat a change that is refused (%i) and tells its code',
    async (status) => {
      const keys = answering(status);
      await expect(fetchWithRetry(post('key-1'), wait)).rejects.toMatchObject({ status, code: 'busy' });
      expect(keys).toHaveLength(1);
    },
  );
});
