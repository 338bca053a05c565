import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server, withServer } from '../testing/render';
import { MAX_RETRIES } from './api-client/retry';
import { NO_PROGRESS, uploadPhoto } from './upload-photo';

withServer();

/** Milliseconds that were waited, without waiting. */
const waits: number[] = [];
/** As after a minute in which nothing was heard. */
let giveUp = () => {};
beforeEach(() => {
  waits.length = 0;
  const set = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, ms = 0) => {
    if (ms === NO_PROGRESS) giveUp = work;
    if (ms === NO_PROGRESS) return set(work, ms);
    // Those of the mocked server are whole, and short.
    if (ms < 5_000 && Number.isInteger(ms)) return set(work, ms);
    waits.push(ms);
    return set(work, 0);
  });
});
afterEach(() => vi.restoreAllMocks());

function answering(...statuses: (number | 'cut' | 'silent')[]) {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/photos', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
      if (status === 'cut') return HttpResponse.error();
      if (status === 'silent') {
        giveUp();
        return new Promise<never>(() => {});
      }
      const headers = { 'Retry-After': '7' };
      return HttpResponse.json(status === 201 ? { photos: [] } : { status, code: 'busy' }, { status, headers });
    }),
  );
  return keys;
}
const upload = () => uploadPhoto('/api/photos', new Blob(['photo']), 'one-key', () => undefined);

describe('CLI-05 PRO-02 a photo that does not arrive at once', () => {
  it('is sent again when the server says, by the same key', async () => {
    const keys = answering(503, 503, 201);
    expect(await upload()).toEqual({ photos: [] });
    expect(keys).toEqual(['one-key', 'one-key', 'one-key']);
    expect(waits).toEqual([7_000, 7_000]);
  });

  it('is given up after as many tries as any other call', async () => {
    const keys = answering(503);
    await expect(upload()).rejects.toMatchObject({ code: 'busy', status: 503 });
    expect(keys).toHaveLength(MAX_RETRIES + 1);
  });

  it('is sent again, by the same key, where the connection fails or is gone without a word', async () => {
    const keys = answering('cut', 502, 'silent', 201);
    expect(await upload()).toEqual({ photos: [] });
    expect(keys).toEqual(['one-key', 'one-key', 'one-key', 'one-key']);
    answering('cut');
    await expect(upload()).rejects.toMatchObject({ code: 'unreachable' });
    expect(waits).toHaveLength(3 + MAX_RETRIES);
  });

  it('is not sent again where it was refused', async () => {
    const keys = answering(422);
    await expect(upload()).rejects.toMatchObject({ status: 422 });
    expect(keys).toHaveLength(1);
  });
});
