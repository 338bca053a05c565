import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actAs } from './api-client/client';
import { lastSeen } from './connection';
import { ARRIVED } from './kept';
import { forgetAnswers, keepAnswers, keptAnswer } from './kept-answers';

const CHATS = ['GET', '/api/chats'];
const chat = (id: string) => ['GET', '/api/chats/{id}', { params: { path: { id } } }];
const DAY = 86_400_000;
let caches: Map<string, Map<string, Response>>;
let writings: number;
const open = (name: string) => {
  const entries = caches.get(name) ?? new Map<string, Response>();
  caches.set(name, entries);
  return Promise.resolve({
    put: (url: string, answer: Response) => Promise.resolve(void (writings++, entries.set(url, answer))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    match: (url: string) => Promise.resolve(entries.get(url)?.clone()),
    delete: ({ url }: { url: string }) => Promise.resolve(entries.delete(url)),
  });
};
let client: QueryClient;
let stop = () => {};

beforeEach(() => {
  caches = new Map();
  writings = 0;
  vi.useFakeTimers();
  vi.stubGlobal('caches', { open });
  localStorage.setItem(ARRIVED, 'ann');
  actAs('ann');
  lastSeen.set(false);
  client = new QueryClient();
  stop = keepAnswers(client, 'ann');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  actAs(undefined);
  lastSeen.set(false);
});

/** What is told while Ann has the site open, and the next page is opened the moment after. */
async function told(queryKey: unknown[], data: unknown) {
  client.setQueryData(queryKey, data);
  await vi.advanceTimersByTimeAsync(0);
}

describe('CLI-13 what was last seen', () => {
  it('is there without a network for thirty days, and is told to be old', async () => {
    await told(CHATS, ['Ben']);
    vi.setSystemTime(Date.now() + 30 * DAY - 1_000);
    expect(await keptAnswer(CHATS)).toEqual(['Ben']);
    expect(lastSeen.get()).toBe(true);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await keptAnswer(CHATS)).toBeUndefined();
  });

  it('is written at once, and what changes many times at once only as it is in the end', async () => {
    await told(CHATS, ['Ben']);
    await told(chat('one'), 'Hoi');
    expect(writings).toBe(2);
    for (const n of [1, 2, 3]) await told(CHATS, ['Ben', n]);
    expect(writings).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(writings).toBe(3);
    expect(await keptAnswer(CHATS)).toEqual(['Ben', 3]);
  });

  it('ACC-06 is kept of nobody who has left meanwhile, and shown to nobody else', async () => {
    client.setQueryData(CHATS, ['Ben']);
    actAs(undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(caches.has('kept:ann:answers')).toBe(false);
    expect(await keptAnswer(CHATS)).toBeUndefined();
    actAs('ann');
    await told(CHATS, ['Ben']);
    localStorage.setItem(ARRIVED, 'ben');
    expect(await keptAnswer(CHATS)).toBeUndefined();
  });

  it('is no money', async () => {
    await told(['GET', '/api/transactions'], [9.99]);
    expect(writings).toBe(0);
  });

  it('says of nobody that they are online', async () => {
    await told(chat('one'), { profile: { name: 'Puck', online: true } });
    expect(await keptAnswer(chat('one'))).toEqual({ profile: { name: 'Puck', online: false } });
  });

  it('goes with the conversation that is removed', async () => {
    for (const id of ['one', 'two']) await told(chat(id), id);
    await forgetAnswers('one');
    expect(await keptAnswer(chat('one'))).toBeUndefined();
    expect(await keptAnswer(chat('two'))).toBe('two');
  });
});
