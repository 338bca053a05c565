import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Database } from './database.js';
import type { Listener } from './listener.js';
import { defineLive } from './live-definition.js';
import { Live } from './live.js';
import type { LogReader } from './log-reader.js';
import type { Vault } from './vault.js';

const ANNA = 'anna';

/** A fake log: `headOf` returns its head, and each `read` returns what the test has set. */
function begin() {
  const log = { head: 0, events: [] as object[], fails: 0 };
  const query = async () => [{ head: log.head }];
  const after = async (_query: unknown, position: number) => {
    if (log.fails-- > 0) throw new Error('away');
    const events = log.events.slice(position);
    return { events, reached: log.events.length };
  };
  const handlers = new Map<string, (payload: string) => void>();
  const listener = { on: (channel: string, handler: (payload: string) => void) => handlers.set(channel, handler) };
  const errors: unknown[] = [];
  const live = new Live(
    { query } as unknown as Database,
    { after } as unknown as LogReader,
    {} as Vault,
    listener as unknown as Listener,
    [defineLive<never>({ on: { Greeted: () => [{ to: ANNA, event: 'greeting', data: {} }] } })],
    { pause: 5, onError: (error) => errors.push(error) },
  );
  const written: string[] = [];
  const open = () => {
    const raw = Object.assign(new EventEmitter(), {
      writeHead: () => undefined,
      write: (text: string) => written.push(text),
      end: () => undefined,
    });
    const reply = { hijack: () => undefined, raw } as unknown as FastifyReply;
    return live.open(reply, { member: ANNA, session: 's', mayRead: true });
  };
  const happens = () => {
    log.events.push({ type: 'Greeted', data: {} });
    handlers.get('events')!('');
  };
  const greetings = () => written.filter((text) => text.startsWith('event: greeting')).length;
  return { log, live, open, happens, greetings, errors };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('CHT-09 an open screen', () => {
  it('hears of what happened between its asking and its place', async () => {
    const { open, happens, greetings } = begin();
    const opening = open();
    happens();
    await opening;
    await jest.advanceTimersByTimeAsync(50);
    expect(greetings()).toBe(1);
  });

  it('hears of what could not be read at once as soon as it can, without anything else happening', async () => {
    const { log, open, happens, greetings, errors } = begin();
    await open();
    await jest.advanceTimersByTimeAsync(50);
    log.fails = 2;
    happens();
    await jest.advanceTimersByTimeAsync(500);
    expect([greetings(), errors.length]).toEqual([0, 1]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect([greetings(), errors.length]).toEqual([1, 2]);
  });
});
