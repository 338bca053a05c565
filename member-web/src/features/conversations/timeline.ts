import type { Message } from './api';
import type { Pending } from './outbox';

export type Bubble = {
  id: string;
  body: string | null;
  sentAt: string;
  version?: number;
  pending?: Pending;
  /** Nobody answered in time, so they are back. */
  creditsReturned?: number | undefined;
};
export type Entry =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string }
  | { kind: 'group'; key: string; fromMe: boolean; bubbles: Bubble[]; at: string };

const TOGETHER = 5 * 60_000;

/** Turns messages into days, the line above what is new, and groups that share one time under them. */
export function timelineOf(messages: Message[], pending: Pending[], firstNewId: string | undefined): Entry[] {
  const entries: Entry[] = [];
  let day = '';

  const place = (bubble: Bubble, fromMe: boolean) => {
    const sameDay = dayOf(bubble.sentAt) === day;
    if (!sameDay) {
      day = dayOf(bubble.sentAt);
      entries.push({ kind: 'day', key: `day-${day}`, at: bubble.sentAt });
    }
    const isNew = bubble.id === firstNewId;
    if (isNew) entries.push({ kind: 'new', key: 'new' });

    const last = entries.at(-1);
    const joins =
      last?.kind === 'group' && last.fromMe === fromMe && Date.parse(bubble.sentAt) - Date.parse(last.at) < TOGETHER;
    if (joins) {
      last.bubbles.push(bubble);
      last.at = bubble.sentAt;
    } else {
      entries.push({ kind: 'group', key: bubble.id, fromMe, bubbles: [bubble], at: bubble.sentAt });
    }
  };

  for (const { id, body, sent_at, from_me, version, credits_returned } of messages)
    place({ id, body, sentAt: sent_at, version, creditsReturned: credits_returned }, from_me);
  for (const message of pending) place({ ...message, pending: message }, true);
  return entries;
}

/** The first of the last `unread` messages that the other one wrote. */
export function firstUnread(messages: Message[], unread: number): string | undefined {
  const received = messages.filter((message) => !message.from_me);
  return unread > 0 ? received.at(-Math.min(unread, received.length))?.id : undefined;
}

function dayOf(iso: string) {
  const at = new Date(iso);
  return `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`;
}
