import { describe, expect, it } from '@jest/globals';
import { keyConflict, type Sealed } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import {
  acknowledgeWarning,
  conversation,
  open,
  partnerOf,
  readMessages,
  remove,
  requireOwnId,
  requireWarned,
  restore,
  sendMessage,
  unreadOf,
  type Conversation,
} from './conversation.js';
import { conversationIdOf } from './conversation-id.js';
import {
  conversationNotFound,
  fictionalWarningRequired,
  messageEmpty,
  messageTooLong,
} from './conversations.errors.js';
import type {
  ConversationOpened,
  FictionalWarningAcknowledged,
  MessageSent,
  MessagesRead,
} from './conversation.events.js';
import { checkMessageText } from './message-text.js';

const body = '~1.sealed' as Sealed;
const sentAt = '2026-03-01T10:00:00.000Z';
const opened = (by: string): ConversationOpened => ({
  type: 'ConversationOpened',
  data: { members: ['anna', 'ben'], by, openedAt: sentAt },
});
const sent = (from: string, id = 'm1'): MessageSent => ({
  type: 'MessageSent',
  data: { id, from, to: from === 'anna' ? 'ben' : 'anna', body, price: 10, sentAt },
});
const read = (by: string, upTo: number): MessagesRead => ({
  type: 'MessagesRead',
  data: { by, other: by === 'anna' ? 'ben' : 'anna', upTo },
});
const message = { id: 'm1', from: 'anna', body, price: 10, sentAt };

describe('CHT-02 the id of a message', () => {
  const conversing = [opened('anna'), sent('anna', 'm1'), sent('ben', 'm2')];

  it('is refused where a message of the other has it, and is nobody else’s business', () => {
    const { state } = given(conversation, ...conversing);
    expect(() => requireOwnId(state, { id: 'm1', from: 'ben' })).toThrow(keyConflict.code);
    expect(() => requireOwnId(state, { id: 'm2', from: 'anna' })).toThrow(keyConflict.code);
    for (const from of ['anna', 'ben']) requireOwnId(state, { id: 'm3', from });
    requireOwnId(state, { id: 'm1', from: 'anna' });
  });
  it('is remembered of the latest messages alone, so that a long conversation weighs no more', () => {
    const many = Array.from({ length: 200 }, (_, i) => sent(i % 3 ? 'anna' : 'ben', `n${i}`));
    const { state } = given(conversation, ...conversing, ...many);
    expect(() => requireOwnId(state, { id: 'n199', from: 'anna' })).not.toThrow();
    expect(() => requireOwnId(state, { id: 'n199', from: 'ben' })).toThrow(keyConflict.code);
    expect(JSON.stringify(state).length).toBeLessThan(1_000);
  });
});

describe('CHT-01 opening a conversation', () => {
  it('is one conversation whichever of the two opens it', () => {
    given(conversation)
      .when((state) => open(state, { by: 'ben', other: 'anna', at: sentAt }))
      .then(opened('ben'));
    expect(conversationIdOf('anna', 'ben')).toBe(conversationIdOf('ben', 'anna'));
    expect(conversationIdOf('anna', 'ben')).not.toBe(conversationIdOf('anna', 'carl'));
    expect(conversationIdOf('anna', 'ben')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('records each side once', () => {
    given(conversation, opened('anna'))
      .when((state) => open(state, { by: 'anna', other: 'ben', at: sentAt }))
      .thenNothing();
    given(conversation, opened('anna'))
      .when((state) => open(state, { by: 'ben', other: 'anna', at: sentAt }))
      .then(opened('ben'));
  });

  it('records nothing for one who was written to', () => {
    given(conversation, opened('anna'), sent('anna'))
      .when((state) => open(state, { by: 'ben', other: 'anna', at: sentAt }))
      .thenNothing();
  });

  it('shows the other nothing before a message', () => {
    const { state } = given(conversation, opened('anna'));
    expect(partnerOf(state, 'anna')).toBe('ben');
    expect(() => partnerOf(state, 'ben')).toThrow('conversation_not_found');
    expect(partnerOf(given(conversation, opened('anna'), sent('anna')).state, 'ben')).toBe('anna');
  });
});

describe('CHT-02 sending', () => {
  it('records what was sent, to whom and at what price', () => {
    given(conversation, opened('anna'))
      .when((state) => sendMessage(state, message))
      .then(sent('anna'));
    given(conversation, opened('anna'), sent('anna'))
      .when((state) => sendMessage(state, { ...message, from: 'ben' }))
      .then(sent('ben'));
  });

  it.each(['carl', ''])('is not for one who is not of the pair (%j)', (from) => {
    given(conversation, opened('anna'), sent('anna'))
      .when((state) => sendMessage(state, { ...message, from }))
      .thenRefused(conversationNotFound);
    given(conversation)
      .when((state) => sendMessage(state, { ...message, from }))
      .thenRefused(conversationNotFound);
  });
});

describe('CHT-01 unread messages', () => {
  it('counts each side on its own', () => {
    const { state } = given(conversation, opened('anna'), sent('anna'), sent('anna'), sent('ben'));
    expect([unreadOf(state, 'anna'), unreadOf(state, 'ben')]).toEqual([1, 2]);
  });

  it('sets unread to 0 once, up to the newest message', () => {
    given(conversation, opened('anna'), sent('anna'))
      .when((state) => readMessages(state, 'ben'))
      .then(read('ben', 2));
    given(conversation, opened('anna'), sent('anna'), read('ben', 2))
      .when((state) => readMessages(state, 'ben'))
      .thenNothing();
    given(conversation, opened('anna'), sent('anna'))
      .when((state) => readMessages(state, 'anna'))
      .thenNothing();
    given(conversation, opened('anna'), sent('anna'))
      .when((state) => readMessages(state, 'carl'))
      .thenRefused(conversationNotFound);
  });

  it('leaves the other side as it was', () => {
    const { state } = given(conversation, opened('anna'), sent('anna'), sent('ben'), read('ben', 3));
    expect([unreadOf(state, 'anna'), unreadOf(state, 'ben')]).toEqual([1, 0]);
    expect([state.version, state.lastMessage]).toEqual([4, 3]);
  });
});

describe('PRO-04 the warning before the first message to a fictional profile', () => {
  const acknowledged: FictionalWarningAcknowledged = {
    type: 'FictionalWarningAcknowledged',
    data: { by: 'anna', other: 'ben', acknowledgedAt: sentAt },
  };
  const acknowledge =
    (by: string, fictional = true) =>
    (state: Conversation) =>
      acknowledgeWarning(state, { by, fictional, at: sentAt });
  const refused = (state: Conversation, from: string, fictional = true) => {
    try {
      requireWarned(state, { from, fictional });
      return false;
    } catch (error) {
      expect(error).toMatchObject({ code: fictionalWarningRequired.code, status: 403 });
      return true;
    }
  };

  it('is asked of the writer to a fictional profile, and of nobody else', () => {
    const { state } = given(conversation, opened('anna'));
    expect(refused(state, 'anna')).toBe(true);
    expect(refused(state, 'anna', false)).toBe(false);
  });
  it('is acknowledged once, each side on its own', () => {
    given(conversation, opened('anna')).when(acknowledge('anna')).then(acknowledged);
    given(conversation, opened('anna'), acknowledged).when(acknowledge('anna')).thenNothing();
    const { state } = given(conversation, opened('anna'), acknowledged);
    expect([refused(state, 'anna'), refused(state, 'ben')]).toEqual([false, true]);
  });
  it('is not recorded for a real profile, nor for one who is not of the pair', () => {
    given(conversation, opened('anna')).when(acknowledge('anna', false)).thenNothing();
    given(conversation, opened('anna')).when(acknowledge('carl')).thenRefused(conversationNotFound);
  });
  it('outlives the removal of the conversation', () => {
    const start = given(conversation, opened('anna'), acknowledged, sent('anna'));
    const [removed] = remove(start.state, { by: 'anna', at: sentAt });
    const gone = given(conversation, opened('anna'), acknowledged, sent('anna'), removed!);
    expect(refused(gone.state, 'anna')).toBe(false);
    const [restored] = restore(gone.state, { by: 'anna', at: sentAt });
    const back = given(conversation, opened('anna'), acknowledged, sent('anna'), removed!, restored!);
    expect(refused(back.state, 'anna')).toBe(false);
  });
});

describe('CHT-02 length as people see it', () => {
  const limits = { min: 1, max: 10 };
  const family = '👨‍👩‍👧‍👦';
  it.each([
    ['a letter', 'a'],
    ['10 letters', 'a'.repeat(10)],
    ['10 families', family.repeat(10)],
    ['10 accented letters', 'e\u0301'.repeat(10)],
    ['spaces around', ' hi '],
    ['an emoji alone', '❤️'],
  ])('accepts %s', (_what, text) => {
    expect(() => checkMessageText(text, limits)).not.toThrow();
  });
  it.each([
    ['11 letters', 'a'.repeat(11)],
    ['11 families', family.repeat(11)],
    ['a megabyte', 'a'.repeat(1_000_000)],
    ['one letter under a million accents', `a${'\u0301'.repeat(1_000_000)}`],
    ['11 accented letters', 'e\u0301'.repeat(11)],
  ])('finds too long: %s', (_what, text) => {
    expect(() => checkMessageText(text, limits)).toThrow(messageTooLong({ max: 10 }));
  });
  it.each(['', ' ', '\n\t\u00a0', '\u200b\u200d', '\u2060\u00ad', '\u3164', '\u2800', '\ufe0f\u034f'])(
    'finds empty: %j',
    (text) => {
      expect(() => checkMessageText(text, limits)).toThrow(messageEmpty({ min: 1 }));
    },
  );
  it('obeys a higher least length', () => {
    expect(() => checkMessageText(family.repeat(2), { min: 3, max: 10 })).toThrow('message_empty');
    expect(() => checkMessageText(family.repeat(3), { min: 3, max: 10 })).not.toThrow();
  });
});
