import { createMemberStore } from '../../lib/session-store';
import { useStore } from '../../lib/store';
import type { Outgoing } from './content';

export type Pending = Outgoing & {
  conversationId: string;
  sentAt: string;
  /** The error code if it failed; absent while it is being sent. */
  failed?: { code: string; params: Record<string, string | number> };
};

const NONE: Pending[] = [];

/** The stored format of earlier releases, which had text messages only. */
type Stored = Pending | (Omit<Pending, 'content'> & { content?: undefined; body: string });

// If the page was reloaded or the session ended during a send, the outcome is unknown. The message is shown as failed;
// the idempotency key makes it safe to retry.
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
export const isPending = (id: string) => outbox.get().some((message) => message.id === id);
export const dropPending = (id: string) => {
  if (isPending(id)) outbox.set((all) => all.filter((one) => one.id !== id));
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

/** It may not have reached the server; it is retried without the writer's doing. */
export const waits = ({ failed }: Pending) => failed?.code === 'unreachable';

/** In the order of writing. */
export const waitingMessages = () => outbox.get().filter(waits);

/** Whether an earlier message of the same conversation still waits for a connection. */
export function isBehindAnother({ id, conversationId }: Pending): boolean {
  const all = outbox.get();
  const at = all.findIndex((one) => one.id === id);
  return all.slice(0, Math.max(0, at)).some((one) => one.conversationId === conversationId && waits(one));
}
