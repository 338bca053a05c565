import { keepIn, keptKey } from '../../lib/kept';
import { onArrival, onSignOut } from '../../lib/session';
import { createStore, useStore } from '../../lib/store';
import type { Outgoing } from './content';

export type Pending = Outgoing & {
  conversationId: string;
  sentAt: string;
  /** The error code if it failed; absent while it is being sent. */
  failed?: { code: string; params: Record<string, string | number> };
};

const NONE: Pending[] = [];

/**
 * One entry of the browser for each message, for every tab of the member: what waits for a network goes out also if the
 * tab where it was written has been closed (CHT-12). A file is in the memory of its own tab alone.
 */
const keyOf = (id: string) => keptKey(`outgoing:${id}`);
const homeOf = ({ content }: Outgoing) => ('file' in content ? sessionStorage : localStorage);

const messages = createStore<Pending[]>(NONE);
/** As they are by now, where the browser's storage had no room for it. */
const unkept = new Map<string, Pending>();

function readAll() {
  const entries = [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(keyOf('')))
      .map((key) => JSON.parse(storage.getItem(key) ?? 'null') as Pending | null),
  );
  const kept = entries.filter((message) => message !== null).filter(({ id }) => !unkept.has(id));
  const all = [...kept, ...unkept.values()];
  messages.set(all.length > 0 ? all.sort((one, other) => (one.sentAt < other.sentAt ? -1 : 1)) : NONE);
}

function keep(message: Pending) {
  const { id } = message;
  const text = JSON.stringify(message);
  keepIn(() => homeOf(message), keyOf(id), text);
  if (homeOf(message).getItem(keyOf(id)) === text) unkept.delete(id);
  else unkept.set(id, message);
  readAll();
}

globalThis.addEventListener?.('storage', ({ key }) => key?.startsWith(keyOf('')) && readAll());
/** Which this tab is sending: it may have begun after the locks were asked, or have none. */
const sentHere = new Set<string>();
let endSending = Promise.withResolvers<void>();
// After a session that has expired they wait where they are for the next login of that member.
onSignOut(() => {
  messages.set(NONE);
  unkept.clear();
  sentHere.clear();
  endSending.resolve();
  endSending = Promise.withResolvers<void>();
});
onArrival(() => {
  readAll();
  void wakeLost();
});

const lockOf = (id: string) => `outgoing:${id}`;

/** Whether it has arrived nobody knows where the tab that sent it is gone; its key makes it safe to send again. */
async function wakeLost() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const sending = new Set(held.map(({ name }) => name));
  for (const { id, failed } of messages.get()) {
    if (!failed && !sentHere.has(id) && !sending.has(lockOf(id)))
      changePending(id, { code: 'unreachable', params: {} });
  }
}

/** One tab at a time; where browsers have no locks, as on insecure addresses, the key of each message has to do. */
const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, work) : work();

/** While it lasts, and the session, all tabs know that it is being sent: what waits its turn then has none any more. */
export function whileSending(id: string, work: () => Promise<unknown>): Promise<unknown> {
  sentHere.add(id);
  const { promise: ended } = endSending;
  return alone(lockOf(id), () => Promise.race([work(), ended])).finally(() => sentHere.delete(id));
}
export const oneTabAtATime = <T>(work: () => Promise<T>) => alone('outbox', work);

export const addPending = (message: Pending) => keep(message);
const find = (id: string) => messages.get().find((message) => message.id === id);
export const isPending = (id: string) => find(id) !== undefined;
export const dropPending = (id: string) => {
  // Also of a session that has just ended, when none are shown any more.
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(keyOf(id));
  unkept.delete(id);
  if (isPending(id)) readAll();
};
export const changePending = (id: string, failed: Pending['failed']) => {
  const message = find(id);
  if (!message) return;
  const { failed: _, ...rest } = message;
  keep(failed ? { ...rest, failed } : rest);
};

export function usePending(conversationId: string): Pending[] {
  const all = useStore(messages, (every) => every);
  const mine = all.filter((message) => message.conversationId === conversationId);
  return mine.length ? mine : NONE;
}

/** It may not have reached the server; it is retried without the writer's doing. */
export const waits = ({ failed }: Pending) => failed?.code === 'unreachable';

/** In the order of writing. */
export const waitingMessages = () => messages.get().filter(waits);

/** Whether an earlier message of the same conversation still waits for a connection. */
export function isBehindAnother({ id, conversationId }: Pending): boolean {
  const all = messages.get();
  const at = all.findIndex((one) => one.id === id);
  return all.slice(0, Math.max(0, at)).some((one) => one.conversationId === conversationId && waits(one));
}
