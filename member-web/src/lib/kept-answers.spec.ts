import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actAs } from './api-client/client';
import { lastSeen } from './connection';
import { ARRIVED } from './kept';
import { keepAnswers, keptAnswer } from './kept-answers';

const CHATS = ['GET', '/api/chats'];
const DAY = 86_400_000;
let caches: Map<string, Map<string, Response>>;
const open = (name: string) => {
  const entries = caches.get(name) ?? new Map<string, Response>();
  caches.set(name, entries);
  return Promise.resolve({
    put: (path: string, answer: Response) => Promise.resolve(void entries.set(path, answer)),
    keys: () => Promise.resolve([...entries.keys()]),
    match: (path: string) => Promise.resolve(entries.get(path)?.clone()),
  });
};
let stop = () => {};

beforeEach(() => {
  caches = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('caches', { open });
  localStorage.setItem(ARRIVED, 'ann');
  actAs('ann');
  lastSeen.set(false);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  actAs(undefined);
  lastSeen.set(false);
});

/** What is told in this order, while Ann has the site open. */
async function keep(queryKey: string[], data: unknown) {
  const client = new QueryClient();
  stop = keepAnswers(client, 'ann');
  client.setQueryData(queryKey, data);
  await vi.advanceTimersByTimeAsync(400);
  return () => vi.advanceTimersByTimeAsync(200);
}

describe('CLI-13 what was last seen', () => {
  it('is there without a network for thirty days, and is told to be old', async () => {
    await (
      await keep(CHATS, ['Ben'])
    )();
    vi.setSystemTime(Date.now() + 30 * DAY - 1_000);
    expect(await keptAnswer(CHATS)).toEqual(['Ben']);
    expect(lastSeen.get()).toBe(true);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await keptAnswer(CHATS)).toBeUndefined();
  });

  it('ACC-06 is kept of nobody who has left meanwhile, and shown to nobody else', async () => {
    const later = await keep(CHATS, ['Ben']);
    actAs(undefined);
    await later();
    expect(await keptAnswer(CHATS)).toBeUndefined();
    actAs('ann');
    await (
      await keep(CHATS, ['Ben'])
    )();
    localStorage.setItem(ARRIVED, 'ben');
    expect(await keptAnswer(CHATS)).toBeUndefined();
  });

  it('is no money', async () => {
    await (
      await keep(['GET', '/api/transactions'], [9.99])
    )();
    expect(caches.has('kept:ann:answers')).toBe(false);
  });
});
