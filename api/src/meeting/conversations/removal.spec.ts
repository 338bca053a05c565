import { describe, expect, it } from '@jest/globals';
import type { Sealed } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import {
  conversation,
  isListed,
  open,
  partnerOf,
  readMessages,
  remove,
  restore,
  sendMessage,
  unreadOf,
} from './conversation.js';
import type {
  ConversationEvent,
  ConversationOpened,
  ConversationRemoved,
  ConversationRestored,
  MessageSent,
} from './conversation.events.js';
import { conversationNotFound } from './conversations.errors.js';

const at = '2026-03-01T10:00:00.000Z';
const body = '~1.sealed' as Sealed;
const other = (by: string) => (by === 'anna' ? 'ben' : 'anna');
const opened = (by: string): ConversationOpened => ({
  type: 'ConversationOpened',
  data: { members: ['anna', 'ben'], by, openedAt: at },
});
const sent = (from: string): MessageSent => ({
  type: 'MessageSent',
  data: { id: 'm1', from, to: other(from), body, price: 10, sentAt: at },
});
const removed = (by: string, upTo: number): ConversationRemoved => ({
  type: 'ConversationRemoved',
  data: { by, other: other(by), upTo, removedAt: at },
});
const restored = (
  by: string,
  before: { hiddenUpTo: number; opened: boolean; unread: number },
): ConversationRestored => ({
  type: 'ConversationRestored',
  data: { by, other: other(by), ...before, restoredAt: at },
});

// Both orders of the pair: what a removal does to one side it does to the other.
const sides = [
  ['anna', 'ben'],
  ['ben', 'anna'],
] as const;
const listed = (by: string, ...events: ConversationEvent[]) => isListed(given(conversation, ...events).state, by);

describe.each(sides)('CHT-05 %s removes a conversation with %s', (by, partner) => {
  const talk = [opened(by), sent(by), sent(partner)];

  it('records up to which message', () => {
    given(conversation, ...talk)
      .when((state) => remove(state, { by, at }))
      .then(removed(by, 3));
  });

  it('takes it from the own list with its unread count, and leaves the other side theirs', () => {
    const { state } = given(conversation, ...talk, removed(by, 3));
    expect([isListed(state, by), unreadOf(state, by)]).toEqual([false, 0]);
    expect([isListed(state, partner), unreadOf(state, partner)]).toEqual([true, 1]);
  });

  it('does so once', () => {
    given(conversation, ...talk, removed(by, 3))
      .when((state) => remove(state, { by, at }))
      .thenNothing();
  });

  it('also while nobody has written', () => {
    given(conversation, opened(by))
      .when((state) => remove(state, { by, at }))
      .then(removed(by, 0));
  });

  it('is refused to one who has nothing to see', () => {
    given(conversation, ...talk)
      .when((state) => remove(state, { by: 'carl', at }))
      .thenRefused(conversationNotFound);
    given(conversation, opened(partner))
      .when((state) => remove(state, { by, at }))
      .thenRefused(conversationNotFound);
  });

  it.each(sides[0])('comes back when %s writes', (writer) => {
    expect(listed(by, ...talk, removed(by, 3), sent(writer))).toBe(true);
  });

  it('comes back with the new message alone', () => {
    const { state } = given(conversation, ...talk, removed(by, 3), sent(partner));
    const own = state.a.id === by ? state.a : state.b;
    expect([own.hiddenUpTo, state.lastMessage, unreadOf(state, by)]).toEqual([3, 5, 1]);
  });

  it('can be opened again, and still be written in', () => {
    given(conversation, ...talk, removed(by, 3))
      .when((state) => open(state, { by, other: partner, at }))
      .then(opened(by));
    expect(listed(by, ...talk, removed(by, 3), opened(by))).toBe(false);
    given(conversation, ...talk, removed(by, 3))
      .when((state) => sendMessage(state, { id: 'm1', from: by, body, price: 10, sentAt: at }))
      .then(sent(by));
  });

  it('both may remove it; a message then brings it back to both', () => {
    const gone = [...talk, removed(by, 3), removed(partner, 3)];
    expect([listed(by, ...gone), listed(partner, ...gone)]).toEqual([false, false]);
    expect(partnerOf(given(conversation, ...gone).state, by)).toBe(partner);
    const back = [...gone, sent(partner)];
    expect([listed(by, ...back), listed(partner, ...back)]).toEqual([true, true]);
  });
});

describe.each(sides)('CHT-05 %s undoes the removal of a conversation with %s', (by, partner) => {
  const talk = [opened(by), sent(partner), sent(partner)];
  const before = { hiddenUpTo: 0, opened: true, unread: 2 };

  it('has it as it was', () => {
    given(conversation, ...talk, removed(by, 3))
      .when((state) => restore(state, { by, at }))
      .then(restored(by, before));
    const { state } = given(conversation, ...talk, removed(by, 3), restored(by, before));
    expect([isListed(state, by), unreadOf(state, by), unreadOf(state, partner)]).toEqual([true, 2, 0]);
  });

  it('keeps what came meanwhile', () => {
    const { state } = given(conversation, ...talk, removed(by, 3), sent(partner), restored(by, before));
    const own = state.a.id === by ? state.a : state.b;
    expect([own.hiddenUpTo, own.unread]).toEqual([0, 3]);
  });

  it('does not count what was read: whoever has read a later message has read those before it', () => {
    const back = given(conversation, ...talk, removed(by, 3), sent(partner));
    const [read] = readMessages(back.state, by);
    given(conversation, ...talk, removed(by, 3), sent(partner), read!)
      .when((state) => restore(state, { by, at }))
      .then(restored(by, { ...before, unread: 0 }));
  });

  it('goes back by one removal: what an earlier one hides stays hidden', () => {
    given(conversation, ...talk, removed(by, 3), sent(partner), removed(by, 5))
      .when((state) => restore(state, { by, at }))
      .then(restored(by, { hiddenUpTo: 3, opened: false, unread: 1 }));
  });

  it('does so once, and nothing when nothing was removed', () => {
    given(conversation, ...talk, removed(by, 3), restored(by, before))
      .when((state) => restore(state, { by, at }))
      .thenNothing();
    given(conversation, ...talk)
      .when((state) => restore(state, { by, at }))
      .thenNothing();
  });

  it("leaves the other's removal alone", () => {
    const both = [...talk, removed(by, 3), removed(partner, 3), restored(by, before)];
    expect([listed(by, ...both), listed(partner, ...both)]).toEqual([true, false]);
    given(conversation, ...talk, removed(partner, 3))
      .when((state) => restore(state, { by, at }))
      .thenNothing();
  });

  it('is refused to one who is not of the pair', () => {
    given(conversation, ...talk, removed(by, 3))
      .when((state) => restore(state, { by: 'carl', at }))
      .thenRefused(conversationNotFound);
  });
});
