import { keyOf, type Message, type WaitingPhoto } from './api';
import { contentOf, type Content } from './content';
import type { Pending } from './outbox';

/** A row of the message list. Its key is the message's, so that loading older messages changes no keys. */
export type Row = {
  id: string;
  key: string;
  fromMe: boolean;
  content: Content;
  sentAt: string;
  /** Absent until the server has stored it. */
  version?: number;
  pending?: Pending;
  /** Credits returned because nobody answered in time. */
  creditsReturned?: number | undefined;
  /** The first message of its day: the date stands above it. */
  day: boolean;
  /** The first new message: the line "new" stands above it. */
  isNew: boolean;
  /** First and last of a group that shares one time, which stands under the last. */
  first: boolean;
  last: boolean;
};

const TOGETHER = 5 * 60_000;

/** Own photos that are not delivered (yet), placed among the messages by their time. */
type Waiting = { photos?: WaitingPhoto[] | undefined; hasMore: boolean };

/** Turns messages into rows, with dates, the line "new", and groups that share one time. */
export function timelineOf(
  messages: Message[],
  pending: Pending[],
  firstNewId: string | undefined,
  { photos = [], hasMore }: Waiting = { hasMore: false },
): Row[] {
  const rows: Row[] = [];
  let day = '';

  const place = (message: Omit<Row, 'key' | 'day' | 'isNew' | 'first' | 'last'>) => {
    const its = dayOf(message.sentAt);
    const [ofNewDay, isNew] = [its !== day, !message.fromMe && message.id === firstNewId];
    day = its;
    const before = rows.at(-1);
    const joins = before && !ofNewDay && !isNew && sharesTime(before, message);
    if (joins) before.last = false;
    const key = keyOf({ id: message.id, from_me: message.fromMe });
    rows.push({ ...message, key, day: ofNewDay, isNew, first: !joins, last: true });
  };

  const placePhoto = ({ id, photo, sent_at, credits_returned }: WaitingPhoto) =>
    place({
      id,
      fromMe: true,
      content: contentOf({ body: null, photo }),
      sentAt: sent_at,
      creditsReturned: credits_returned,
    });
  // Photos older than the loaded messages appear once those are loaded.
  const from = hasMore ? (messages[0]?.sent_at ?? '') : '';
  const waiting = photos.filter(({ sent_at }) => sent_at >= from);
  for (const message of messages) {
    while (waiting[0] && waiting[0].sent_at < message.sent_at) placePhoto(waiting.shift()!);
    const { id, sent_at, from_me, version, credits_returned } = message;
    const content = contentOf(message);
    place({ id, fromMe: from_me, content, sentAt: sent_at, version, creditsReturned: credits_returned });
  }
  waiting.forEach(placePhoto);
  const there = new Set(rows.map(({ key }) => key));
  for (const message of pending) {
    // The stream may bring a photo before its own request is answered.
    if (there.has(message.id)) continue;
    const { id, content, sentAt } = message;
    place({ id, fromMe: true, content, sentAt, pending: message });
  }
  return rows;
}

/** A pending or failed message shows its own state, so it shares no time with sent ones. */
const sharesTime = (
  before: Pick<Row, 'fromMe' | 'sentAt' | 'pending'>,
  next: Pick<Row, 'fromMe' | 'sentAt' | 'pending'>,
) =>
  before.fromMe === next.fromMe &&
  !before.pending === !next.pending &&
  !before.pending?.failed === !next.pending?.failed &&
  Date.parse(next.sentAt) - Date.parse(before.sentAt) < TOGETHER;

/** The oldest of the `unread` newest messages from the other member. */
export function firstUnread(messages: Message[], unread: number): string | undefined {
  const received = messages.filter((message) => !message.from_me);
  return unread > 0 ? received.at(-Math.min(unread, received.length))?.id : undefined;
}

function dayOf(iso: string) {
  const at = new Date(iso);
  return `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`;
}
