import { createMemberStore } from '../../lib/session-store';
import { useStore } from '../../lib/store';
import type { Outgoing } from './content';

export type Pending = Outgoing & {
  conversationId: string;
  sentAt: string;
  /** The error's code once it failed; absent while it is on its way. */
  failed?: { code: string; params: Record<string, string | number> };
};

const NONE: Pending[] = [];

/** As a page of before there were kinds had written it. */
type Stored = Pending | (Omit<Pending, 'content'> & { content?: undefined; body: string });

// After a reload or the end of the session in the middle of a send its outcome is unknown: shown as failed, and safe to
// repeat with its key.
const unknown = (code: string) => (messages: Pending[]) =>
  messages.map((message: Stored): Pending => ({
    ...message,
    content: message.content ?? { kind: 'words', body: message.body },
    price: message.price ?? 0,
    failed: message.failed ?? { code, params: {} },
  }));

const outbox = createMemberStore<Pending[]>('outbox', NONE, {
  revive: unknown('unreachable'),
  interrupt: unknown('authentication_required'),
});

export const addPending = (message: Pending) => outbox.set((all) => [...all, message]);
export const dropPending = (id: string) => {
  if (outbox.get().some((message) => message.id === id)) outbox.set((all) => all.filter((one) => one.id !== id));
};
export const changePending = (id: string, failed: Pending['failed']) =>
  outbox.set((all) =>
    all.map((one) => {
      if (one.id !== id) return one;
      const { failed: _, ...rest } = one;
      return failed ? { ...rest, failed } : rest;
    }),
  );

export function usePending(conversationId: string): Pending[] {
  const all = useStore(outbox, (messages) => messages);
  const mine = all.filter((message) => message.conversationId === conversationId);
  return mine.length ? mine : NONE;
}

/** It may not have reached the server; it goes out again by itself. */
export const waits = ({ failed }: Pending) => failed?.code === 'unreachable';

/** In the order they were written. */
export const waitingMessages = () => outbox.get().filter(waits);

/** One of the same conversation that was written before it still waits. */
export function isBehindAnother({ id, conversationId }: Pending): boolean {
  const all = outbox.get();
  const at = all.findIndex((one) => one.id === id);
  return all.slice(0, Math.max(0, at)).some((one) => one.conversationId === conversationId && waits(one));
}
