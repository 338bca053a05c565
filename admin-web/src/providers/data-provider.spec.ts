import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, sent } from '../testing/server';
import { createDataProvider, type ConsoleDataProvider } from './data-provider';
import { createHttpClient } from './http-client';
import { trail } from './opened-from';

const translate = (key: string, options: Record<string, unknown> = {}) =>
  `${key} ${JSON.stringify(options['minutes'] ?? '')}`;
let provider: ConsoleDataProvider;

const page = { pagination: { page: 3, perPage: 25 }, sort: { field: 'credits', order: 'DESC' as const } };
const query = (index = 0) => {
  const { url } = sent()[index]!;
  const { pathname, searchParams } = new URL(url, 'http://console.test');
  return {
    path: pathname,
    ...Object.fromEntries([...searchParams].map(([key, value]) => [key, JSON.parse(value) as unknown])),
  };
};

beforeEach(() => {
  vi.useRealTimers();
  provider = createDataProvider(createHttpClient(translate), translate);
});

describe('CLI-06 lists', () => {
  it('ask the server for one page, sorted and filtered, and take the total from Content-Range', async () => {
    answer({ json: [{ id: 'anna' }], headers: { 'Content-Range': 'members 50-50/319' } });
    const found = await provider.getList('members', { ...page, filter: { status: 'active', country: 'NL' } });
    expect(query()).toEqual({
      path: '/api/admin/members',
      sort: ['credits', 'DESC'],
      range: [50, 74],
      filter: { status: 'active', country: 'NL' },
    });
    expect(found).toEqual({ data: [{ id: 'anna' }], total: 319 });
  });

  it('say how many there are at least where that is too many to be counted', async () => {
    const long = { json: [{ id: 1 }], headers: { 'Content-Range': 'audit 50-50/*', 'X-More-Than': '10000' } };
    answer(long, long);
    expect(await provider.getList('audit', { ...page, filter: {} })).toEqual({
      data: [{ id: 1 }],
      total: 10_000,
      meta: { moreThan: 10_000 },
    });
    expect(await provider.waitingIn('audit', {})).toBe(10_000);
  });

  it('read an empty list', async () => {
    answer({ json: [], headers: { 'Content-Range': 'members */0' } });
    expect(await provider.getList('members', page)).toEqual({ data: [], total: 0 });
  });

  it('fetch many by id with one request', async () => {
    answer({ json: [{ id: 'anna' }, { id: 'ben' }] });
    await provider.getMany('members', { ids: ['anna', 'ben'] });
    expect(sent()).toHaveLength(1);
    expect(query()).toEqual({ path: '/api/admin/members', filter: { id: ['anna', 'ben'] } });
  });

  it('fetch one', async () => {
    answer({ json: { id: 'anna' } });
    expect(await provider.getOne('members', { id: 'anna' })).toEqual({ data: { id: 'anna' } });
    expect(sent()[0]!.url).toBe('/api/admin/members/anna');
  });
});

describe('ADM-05 a record', () => {
  const data = { subject: 'Zomer' };

  it('is made once by a double press, also once the first has been answered, and again by a later press', async () => {
    vi.useFakeTimers();
    answer({ json: { id: 'one' } }, { json: { id: 'two' } });
    const [first, second] = [provider.create('campaigns', { data }), provider.create('campaigns', { data })];
    expect(await second).toEqual(await first);
    expect(await provider.create('campaigns', { data })).toEqual(await first);
    expect(sent()).toHaveLength(1);
    vi.advanceTimersByTime(1_500);
    await provider.create('campaigns', { data });
    expect(sent()).toHaveLength(2);
  });

  it('that was refused is asked for again', async () => {
    answer(problem(422, 'invalid_input'), { json: { id: 'one' } });
    await expect(provider.create('campaigns', { data })).rejects.toThrow();
    expect(await provider.create('campaigns', { data })).toMatchObject({ data: { id: 'one' } });
  });
});

describe('CLI-06 marker header and key', () => {
  it('are on a mutation, with a key of its own each time', async () => {
    answer({ json: { id: 'anna' } }, { json: { id: 'ben' } });
    await provider.create('notes', { data: { text: 'called' } });
    await provider.create('notes', { data: { text: 'called again' } });
    const [first, second] = sent();
    expect(first!.headers.get('X-Client-Request')).toBe('1');
    expect(first!.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
    expect(second!.headers.get('Idempotency-Key')).not.toBe(first!.headers.get('Idempotency-Key'));
  });

  it('are not on a read', async () => {
    answer({ json: { id: 'anna' } });
    await provider.getOne('payments', { id: 'p1' });
    expect(sent()[0]!.headers.has('X-Client-Request')).toBe(false);
    expect(sent()[0]!.headers.has('Idempotency-Key')).toBe(false);
  });

  it('ADM-05 but the page of a member says from where it was opened, which is recorded', async () => {
    answer({ json: { id: 'anna' } });
    trail.visit('/cases');
    await provider.getOne('members', { id: 'anna' });
    const { headers } = sent()[0]!;
    expect([headers.get('X-Client-Request'), headers.get('X-Opened-From')]).toEqual(['1', 'case']);
  });

  it('stay the same when a busy server or a lost connection makes it try again', async () => {
    vi.useFakeTimers();
    answer(problem(503, 'busy'), new TypeError('Failed to fetch'), { json: { id: 'anna' } });
    const created = provider.create('notes', { data: { text: 'called' } });
    await vi.runAllTimersAsync();
    expect(await created).toEqual({ data: { id: 'anna' } });
    expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(sent()).toHaveLength(3);
  });
});

describe('CLI-05 CLI-06 a call that gets no answer', () => {
  it('is given up after 20 seconds and sent again with its key', async () => {
    vi.useFakeTimers();
    const keys: (string | null)[] = [];
    vi.stubGlobal('fetch', (_url: string, { headers, signal }: RequestInit) => {
      keys.push(new Headers(headers).get('Idempotency-Key'));
      if (keys.length > 1) return Promise.resolve(new Response('{"id":"anna"}'));
      return new Promise((_, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason as Error), { once: true }),
      );
    });
    const created = provider.create('notes', { data: { text: 'called' } });
    await vi.advanceTimersByTimeAsync(19_900);
    expect(keys).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await created).toEqual({ data: { id: 'anna' } });
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('CLI-06 refusals', () => {
  const failure = async (promise: Promise<unknown>) => {
    const error: unknown = await promise.catch((reason: unknown) => reason);
    if (!(error instanceof HttpError)) throw new Error('expected an HttpError');
    return error;
  };

  it('become an error with the text of their code', async () => {
    answer(problem(429, 'account_locked', { minutes: 12 }));
    const { message, status, body } = await failure(provider.getOne('members', { id: 'anna' }));
    expect({ message, status }).toEqual({ message: 'errors.account_locked 12', status: 429 });
    expect(body).toMatchObject({ code: 'account_locked', request_id: 'r1' });
  });

  it('are not tried again', async () => {
    answer(problem(403, 'forbidden'));
    await failure(provider.getOne('members', { id: 'anna' }));
    expect(sent()).toHaveLength(1);
  });

  it('have a text when a proxy answers in its own words', async () => {
    vi.useFakeTimers();
    answer(...Array.from({ length: 3 }, () => ({ status: 502, text: '<h1>Bad gateway</h1>' })));
    const failed = failure(provider.getOne('members', { id: 'anna' }));
    await vi.runAllTimersAsync();
    expect((await failed).message).toContain('errors.internal_error');
  });

  it('have a text when nothing answers', async () => {
    vi.useFakeTimers();
    answer(...Array.from({ length: 3 }, () => new TypeError('Failed to fetch')));
    const failed = failure(provider.getOne('members', { id: 'anna' }));
    await vi.runAllTimersAsync();
    expect((await failed).message).toContain('errors.network');
  });

  it('meet bulk changes before any request is sent', async () => {
    answer();
    await failure(provider.updateMany('members', { ids: ['anna', 'ben'], data: {} }));
    await failure(provider.deleteMany('members', { ids: ['anna', 'ben'] }));
    expect(sent()).toHaveLength(0);
  });
});
