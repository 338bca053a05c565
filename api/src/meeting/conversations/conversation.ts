import { defineStream, keyConflict } from '../../kernel/domain.js';
import { conversationNotFound, fictionalWarningRequired } from './conversations.errors.js';
import type {
  ConversationEvent,
  ConversationOpened,
  ConversationRemoved,
  ConversationRestored,
  FictionalWarningAcknowledged,
  GiftTakenOffProfile,
  MessageSent,
  MessagesRead,
  PhotoHandedIn,
  PhotosAllowed,
} from './conversation.events.js';

/** What a message is to who hears of it without reading it; a gift with a text is a gift. */
export type MessageKind = 'text' | 'gift' | 'photo';

/** One side of a conversation. */
export interface Side {
  id: string;
  /** Has it at hand even while nobody has written. */
  opened: boolean;
  unread: number;
  /** What the newest message of the other is. */
  newest: MessageKind;
  /** Messages up to this version are removed for this side; 0: none. */
  hiddenUpTo: number;
  /** Ids of the latest messages that this side wrote. */
  lately: readonly string[];
  /** Has acknowledged that the other is fictional (PRO-04). */
  warned: boolean;
  /** Sees the photos of the other without asking again (CHT-11). */
  photosAllowed: boolean;
  /** Has sent a photo that waited for its inspection: it counts as begun before there is a message. */
  handedIn: boolean;
  /** As it was before the last removal, which can be undone. */
  before: Pick<Side, 'hiddenUpTo' | 'opened' | 'unread'> | null;
}

export interface Conversation {
  /** In the order of their ids; nobody before it is opened. */
  a: Side;
  b: Side;
  /** Number of events so far. */
  version: number;
  /** Version of the newest message; 0 while there is none. */
  lastMessage: number;
  /** Version of the newest message each side has written; 0 while there is none. */
  written: { a: number; b: number };
  /** Version of the newest message each side has read; 0 while there is none. */
  read: { a: number; b: number };
  /** Credits of messages up to this version that nobody answered are back with whoever wrote them. */
  returnedUpTo: number;
}

const nobody: Side = {
  id: '',
  opened: false,
  unread: 0,
  newest: 'text',
  lately: [],
  hiddenUpTo: 0,
  warned: false,
  photosAllowed: false,
  handedIn: false,
  before: null,
};

export const conversation = defineStream<Conversation, ConversationEvent>({
  type: 'conversation',
  revision: 8,
  initial: {
    a: nobody,
    b: nobody,
    version: 0,
    lastMessage: 0,
    written: { a: 0, b: 0 },
    read: { a: 0, b: 0 },
    returnedUpTo: 0,
  },
  evolve,
});
export const conversationOf = conversation.of;

/** The side of one of the two. */
const sideOf = ({ a, b }: Conversation, memberId: string): Side => (a.id === memberId ? a : b);

export const unreadOf = (state: Conversation, memberId: string): number => sideOf(state, memberId).unread;

/** Does the member have it at hand: opened by them, or written in by either since they removed it. */
export function isAtHand(state: Conversation, memberId: string): boolean {
  const own = sideOf(state, memberId);
  return own.id === memberId && (own.opened || state.lastMessage > own.hiddenUpTo);
}

/** Is it in the member's chat list: one in which nothing has been sent yet is not (CHT-03). */
export function isListed(state: Conversation, memberId: string): boolean {
  const own = sideOf(state, memberId);
  return own.id === memberId && ((own.opened && own.handedIn) || state.lastMessage > own.hiddenUpTo);
}

/** Does the member know of it: they have it in the list, or have had. */
export function takesPart(state: Conversation, memberId: string): boolean {
  const own = sideOf(state, memberId);
  return own.id === memberId && (own.opened || state.lastMessage > 0 || own.before !== null);
}

/** The other of the two. @throws conversationNotFound for one who is not of the pair, or has nothing to see yet */
export function partnerOf(state: Conversation, memberId: string): string {
  if (!takesPart(state, memberId)) throw conversationNotFound({});
  return state.a.id === memberId ? state.b.id : state.a.id;
}

/** Opening costs nothing and shows the other nothing (CHT-01). */
export function open(
  state: Conversation,
  { by, other, at }: { by: string; other: string; at: string },
): [ConversationOpened] | [] {
  if (isAtHand(state, by)) return [];
  return [{ type: 'ConversationOpened', data: { members: by < other ? [by, other] : [other, by], by, openedAt: at } }];
}

export type Message = Omit<MessageSent['data'], 'to'>;

export const sendMessage = (state: Conversation, { id, from, ...message }: Message): [MessageSent] => [
  { type: 'MessageSent', data: { id, from, to: partnerOf(state, from), ...message } },
];

/**
 * The id of a message is made by whoever sends it, and the other of the two sees it: it does not stand for a message of
 * theirs as well. What the other wrote long ago is not remembered, for nothing is found by the id alone (decision 5).
 */
export function requireOwnId({ a, b }: Conversation, { id, from }: { id: string; from: string }): void {
  if ((a.id === from ? b : a).lately.includes(id)) throw keyConflict({});
}
const REMEMBERED = 10;

const isWarned = (state: Conversation, memberId: string): boolean => sideOf(state, memberId).warned;

/** @throws unless the writer has been warned that the other is fictional; nobody is warned about a real one */
export function requireWarned(state: Conversation, { from, fictional }: { from: string; fictional: boolean }): void {
  if (fictional && !isWarned(state, from)) throw fictionalWarningRequired({});
}

export function acknowledgeWarning(
  state: Conversation,
  { by, fictional, at }: { by: string; fictional: boolean; at: string },
): [FictionalWarningAcknowledged] | [] {
  const other = partnerOf(state, by);
  if (!fictional || isWarned(state, by)) return [];
  return [{ type: 'FictionalWarningAcknowledged', data: { by, other, acknowledgedAt: at } }];
}

/** Up to which version messages are removed for this one. */
export const hiddenFrom = (state: Conversation, memberId: string): number => sideOf(state, memberId).hiddenUpTo;

export const hasHandedIn = (state: Conversation, memberId: string): boolean => sideOf(state, memberId).handedIn;

export const handIn = (
  state: Conversation,
  { photo, from, at }: { photo: string; from: string; at: string },
): [PhotoHandedIn] => {
  partnerOf(state, from);
  return [{ type: 'PhotoHandedIn', data: { photo, from, handedInAt: at } }];
};

export const allowsPhotos = (state: Conversation, memberId: string): boolean => sideOf(state, memberId).photosAllowed;

/** Once for a conversation (CHT-11). */
export function allowPhotos(state: Conversation, { by, at }: { by: string; at: string }): [PhotosAllowed] | [] {
  const other = partnerOf(state, by);
  return allowsPhotos(state, by) ? [] : [{ type: 'PhotosAllowed', data: { by, other, allowedAt: at } }];
}

/** Either of the two ends it, each for both, and nobody turns it on again for them. */
export const takeGiftOffProfile = (
  state: Conversation,
  { message, by, at }: { message: number; by: string; at: string },
): [GiftTakenOffProfile] => [
  { type: 'GiftTakenOffProfile', data: { message, by, other: partnerOf(state, by), takenOffAt: at } },
];

export function readMessages(state: Conversation, by: string): [MessagesRead] | [] {
  const other = partnerOf(state, by);
  return unreadOf(state, by) === 0 ? [] : [{ type: 'MessagesRead', data: { by, other, upTo: state.lastMessage } }];
}

/** Version of the newest message that a side has read; 0: none. */
export const readUpTo = ({ a, read }: Conversation, memberId: string): number => (a.id === memberId ? read.a : read.b);

export interface Waiting {
  /** Version of the newest message. */
  upTo: number;
  /** What the newest message to them is. */
  kind: MessageKind;
  /** The reader has neither read nor written anything in it yet. */
  isNew: boolean;
  readUpTo: number;
}

/** What waits to be read by a member; undefined: nothing. */
export function waitingFor({ a, b, lastMessage, read, written }: Conversation, memberId: string): Waiting | undefined {
  const [own, side] = a.id === memberId ? ([a, 'a'] as const) : ([b, 'b'] as const);
  if (own.id !== memberId || own.unread === 0) return undefined;
  const readUpTo = Math.max(own.hiddenUpTo, read[side]);
  return { upTo: lastMessage, kind: own.newest, isNew: readUpTo === 0 && written[side] === 0, readUpTo };
}

/** Takes it out of one's own list, with all that was written so far; a new message brings it back (CHT-05). */
export function remove(state: Conversation, { by, at }: { by: string; at: string }): [ConversationRemoved] | [] {
  const other = partnerOf(state, by);
  if (!isAtHand(state, by)) return [];
  return [{ type: 'ConversationRemoved', data: { by, other, upTo: state.lastMessage, removedAt: at } }];
}

/** Undoes the last removal, also when a new message has brought the conversation back meanwhile. */
export function restore(state: Conversation, { by, at }: { by: string; at: string }): [ConversationRestored] | [] {
  const other = partnerOf(state, by);
  const { before, hiddenUpTo } = sideOf(state, by);
  if (!before) return [];
  // Whoever has read what came after the removal has read all that came before it.
  const unread = readUpTo(state, by) > hiddenUpTo ? 0 : before.unread;
  return [{ type: 'ConversationRestored', data: { by, other, ...before, unread, restoredAt: at } }];
}

const kindOf = ({ gift, photo }: MessageSent['data']): MessageKind => (photo ? 'photo' : gift ? 'gift' : 'text');

function evolve(state: Conversation, { type, data }: ConversationEvent): Conversation {
  const { a, b } = state;
  const next = { ...state, version: state.version + 1 };
  const ofSide = (id: string, change: (side: Side) => Side) =>
    a.id === id ? { ...next, a: change(a) } : { ...next, b: change(b) };
  switch (type) {
    case 'ConversationOpened': {
      const [idA, idB] = data.members;
      return {
        ...next,
        a: { ...a, id: idA, opened: a.opened || data.by === idA },
        b: { ...b, id: idB, opened: b.opened || data.by === idB },
      };
    }
    case 'MessageSent': {
      const { a: byA, b: byB } = state.written;
      const { version } = next;
      const receiving = (side: Side) => ({ ...side, unread: side.unread + 1, newest: kindOf(data) });
      const writing = (side: Side) => ({ ...side, lately: [...side.lately.slice(1 - REMEMBERED), data.id] });
      return data.to === a.id
        ? { ...next, a: receiving(a), b: writing(b), lastMessage: version, written: { a: byA, b: version } }
        : { ...next, a: writing(a), b: receiving(b), lastMessage: version, written: { a: version, b: byB } };
    }
    case 'MessageCreditsReturned':
      return { ...next, returnedUpTo: data.message };
    case 'MessageTakenDown':
    case 'MessagePutBack':
    case 'GiftTakenOffProfile':
      return next;
    case 'MessagesRead':
      return data.by === a.id
        ? { ...next, a: { ...a, unread: 0 }, read: { ...state.read, a: data.upTo } }
        : { ...next, b: { ...b, unread: 0 }, read: { ...state.read, b: data.upTo } };
    case 'ConversationRemoved':
      return ofSide(data.by, ({ opened, unread, hiddenUpTo, ...side }) => ({
        ...side,
        opened: false,
        unread: 0,
        hiddenUpTo: data.upTo,
        before: { opened, unread, hiddenUpTo },
      }));
    case 'ConversationRestored':
      return ofSide(data.by, (side) => ({
        ...side,
        opened: side.opened || data.opened,
        unread: side.unread + data.unread,
        hiddenUpTo: data.hiddenUpTo,
        before: null,
      }));
    case 'FictionalWarningAcknowledged':
      return ofSide(data.by, (side) => ({ ...side, warned: true }));
    case 'PhotoHandedIn':
      return ofSide(data.from, (side) => ({ ...side, handedIn: true }));
    case 'PhotosAllowed':
      return ofSide(data.by, (side) => ({ ...side, photosAllowed: true }));
  }
}
