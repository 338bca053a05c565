import { hashKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastSeen } from './connection';
import { ARRIVED } from './kept';
import { forgetAnswers, keptAnswer } from './kept-answers';

const chat = (id: string) => ['get', '/api/chats/{id}', { params: { path: { id } } }];
const held = new Map<string, string>();

beforeEach(() => {
  localStorage.setItem(ARRIVED, 'anna');
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        keys: () => Promise.resolve([...held.keys()].map((url) => ({ url }))),
        match: (url: string) => Promise.resolve(held.has(url) ? new Response(held.get(url)) : undefined),
        delete: ({ url }: { url: string }) => Promise.resolve(held.delete(url)),
      }),
  });
  for (const id of ['one', 'two']) {
    const data = { id, profile: { name: 'Puck', online: true } };
    held.set(`/kept/${encodeURIComponent(hashKey(chat(id)))}`, JSON.stringify({ at: Date.now(), data }));
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  held.clear();
  lastSeen.set(false);
});

describe('CLI-13 what was last seen', () => {
  it('says of nobody that they are online', async () => {
    expect(await keptAnswer(chat('one'))).toEqual({ id: 'one', profile: { name: 'Puck', online: false } });
  });

  it('goes with the conversation that is removed', async () => {
    await forgetAnswers('one');
    expect(await keptAnswer(chat('one'))).toBeUndefined();
    expect(await keptAnswer(chat('two'))).toBeDefined();
  });
});
