import { BroadcastChannel, locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followStream } from './shared-stream';

/** The connections that are open, each told what the server sends. */
const open = new Set<FakeSource>();
class FakeSource extends EventTarget {
  constructor(readonly url: string) {
    super();
    open.add(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  close() {
    open.delete(this);
  }
}
const send = (type: string, data: string) => {
  for (const source of open) source.dispatchEvent(new MessageEvent(type, { data }));
};

const stops: (() => void)[] = [];
function tab(name: string) {
  const heard: string[] = [];
  const on = (type: string) => [type, (data: string) => void heard.push(data ? `${type} ${data}` : type)] as const;
  const stop = followStream('/api/stream', name, new Map(['open', 'error', 'message'].map(on)));
  stops.push(stop);
  return { heard, stop };
}

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('CHT-09 ten tabs hear the same over one connection', async () => {
  const tabs = Array.from({ length: 10 }, () => tab('ten'));
  await vi.waitFor(() => expect(tabs.map(({ heard }) => heard)).toEqual(tabs.map(() => ['open'])));
  expect(open.size).toBe(1);
  send('message', '1');
  await vi.waitFor(() => expect(tabs.map(({ heard }) => heard.at(-1))).toEqual(tabs.map(() => 'message 1')));
});

it('CHT-09 the next tab listens when the one that did is closed, and all are told of the gap', async () => {
  const tabs = [tab('next'), tab('next'), tab('next')];
  await vi.waitFor(() => expect(tabs.every(({ heard }) => heard.includes('open'))).toBe(true));
  const [first, second, third] = tabs;
  first!.stop();
  await vi.waitFor(() => expect(third!.heard).toEqual(['open', 'error', 'open']));
  expect(second!.heard).toEqual(['open', 'error', 'open']);
  expect(open.size).toBe(1);
  send('message', '2');
  await vi.waitFor(() => expect(third!.heard.at(-1)).toBe('message 2'));
  expect(first!.heard).toEqual(['open']);
});

it('CHT-09 a tab that sleeps on the lock loses it to one that is looked at', async () => {
  const asleep = new AbortController();
  const held = locks
    .request('asleep', () => new Promise((resolve) => asleep.signal.addEventListener('abort', resolve)))
    .catch(({ name }: Error) => name);
  const awake = tab('asleep');
  await vi.waitFor(() => expect(awake.heard).toEqual(['open']), { timeout: 10_000 });
  expect(await held).toBe('AbortError');
});

it('ACC-06 what is told to one account reaches no tab of another', async () => {
  const [anna, ben] = [tab('anna'), tab('ben')];
  await vi.waitFor(() => expect(open.size).toBe(2));
  [...open][0]!.dispatchEvent(new MessageEvent('message', { data: 'for Anna' }));
  await vi.waitFor(() => expect(anna.heard).toContain('message for Anna'));
  expect(ben.heard).not.toContain('message for Anna');
});

it('CHT-09 where the browser has no locks, each tab listens for itself', async () => {
  vi.stubGlobal('navigator', {});
  const tabs = [tab('alone'), tab('alone')];
  await vi.waitFor(() => expect(tabs.map(({ heard }) => heard)).toEqual([['open'], ['open']]));
  expect(open.size).toBe(2);
});
