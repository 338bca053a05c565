import { defineStream, type Sealed } from '../kernel/index.js';
import { conversationNotFound, fictionalWarningRequired } from './conversations.errors.js';
import type {
  ConversationEvent,
  ConversationOpened,
  ConversationRemoved,
  ConversationRestored,
  FictionalWarningAcknowledged,
  MessageSent,
  MessagesRead,
} from './conversation.events.js';

/** One side of a conversation. */
export interface Side {
  id: string;
  /** Has it in the chat list even while nobody has written. */
  opened: boolean;
  unread: number;
  /** Messages up to this version are removed for this side; 0: none. */
  hiddenUpTo: number;
  /** Has acknowledged that the other is fictional (PRO-04). */
  warned: boolean;
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
}

const nobody: Side = { id: '', opened: false, unread: 0, hiddenUpTo: 0, warned: false, before: null };

export const conversation = defineStream<Conversation, ConversationEvent>({
  type: 'conversation',
  revision: 3,
  initial: { a: nobody, b: nobody, version: 0, lastMessage: 0 },
  evolve,
});
export const conversationOf = conversation.of;

export const unreadOf = ({ a, b }: Conversation, memberId: string): number => (a.id === memberId ? a.unread : b.unread);

/** Does the member have it in the chat list: opened by them, or written in by either since they removed it. */
export function isListed({ a, b, lastMessage }: Conversation, memberId: string): boolean {
  const own = a.id === memberId ? a : b;
  return own.id === memberId && (own.opened || lastMessage > own.hiddenUpTo);
}

/** Does the member know of it: they have it in the list, or have had. */
export function takesPart({ a, b, lastMessage }: Conversation, memberId: string): boolean {
  const own = a.id === memberId ? a : b;
  return own.id === memberId && (own.opened || lastMessage > 0 || own.before !== null);
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
  if (isListed(state, by)) return [];
  return [{ type: 'ConversationOpened', data: { members: by < other ? [by, other] : [other, by], by, openedAt: at } }];
}

export interface Message {
  id: string;
  from: string;
  body: Sealed;
  price: number;
  sentAt: string;
}

export const sendMessage = (state: Conversation, { id, from, body, price, sentAt }: Message): [MessageSent] => [
  { type: 'MessageSent', data: { id, from, to: partnerOf(state, from), body, price, sentAt } },
];

const isWarned = ({ a, b }: Conversation, memberId: string): boolean => (a.id === memberId ? a.warned : b.warned);

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

export function readMessages(state: Conversation, by: string): [MessagesRead] | [] {
  const other = partnerOf(state, by);
  return unreadOf(state, by) === 0 ? [] : [{ type: 'MessagesRead', data: { by, other, upTo: state.lastMessage } }];
}

/** Takes it out of one's own list, with all that was written so far; a new message brings it back (CHT-05). */
export function remove(state: Conversation, { by, at }: { by: string; at: string }): [ConversationRemoved] | [] {
  const other = partnerOf(state, by);
  if (!isListed(state, by)) return [];
  return [{ type: 'ConversationRemoved', data: { by, other, upTo: state.lastMessage, removedAt: at } }];
}

/** Undoes the last removal, also when a new message has brought the conversation back meanwhile. */
export function restore(state: Conversation, { by, at }: { by: string; at: string }): [ConversationRestored] | [] {
  const other = partnerOf(state, by);
  const { before } = state.a.id === by ? state.a : state.b;
  return before ? [{ type: 'ConversationRestored', data: { by, other, ...before, restoredAt: at } }] : [];
}

function evolve(state: Conversation, { type, data }: ConversationEvent): Conversation {
  const { a, b, lastMessage } = state;
  const version = state.version + 1;
  switch (type) {
    case 'ConversationOpened': {
      const [idA, idB] = data.members;
      return {
        a: { ...a, id: idA, opened: a.opened || data.by === idA },
        b: { ...b, id: idB, opened: b.opened || data.by === idB },
        version,
        lastMessage,
      };
    }
    case 'MessageSent':
      return data.to === a.id
        ? { a: { ...a, unread: a.unread + 1 }, b, version, lastMessage: version }
        : { a, b: { ...b, unread: b.unread + 1 }, version, lastMessage: version };
    case 'MessagesRead':
      return data.by === a.id
        ? { a: { ...a, unread: 0 }, b, version, lastMessage }
        : { a, b: { ...b, unread: 0 }, version, lastMessage };
    case 'ConversationRemoved': {
      const removed = ({ id, opened, unread, hiddenUpTo, warned }: Side): Side => ({
        id,
        warned,
        opened: false,
        unread: 0,
        hiddenUpTo: data.upTo,
        before: { opened, unread, hiddenUpTo },
      });
      return data.by === a.id ? { a: removed(a), b, version, lastMessage } : { a, b: removed(b), version, lastMessage };
    }
    case 'ConversationRestored': {
      const restored = ({ id, opened, unread, warned }: Side): Side => ({
        id,
        warned,
        opened: opened || data.opened,
        unread: unread + data.unread,
        hiddenUpTo: data.hiddenUpTo,
        before: null,
      });
      return data.by === a.id
        ? { a: restored(a), b, version, lastMessage }
        : { a, b: restored(b), version, lastMessage };
    }
    case 'FictionalWarningAcknowledged':
      return data.by === a.id
        ? { a: { ...a, warned: true }, b, version, lastMessage }
        : { a, b: { ...b, warned: true }, version, lastMessage };
  }
}
