import { describe, expect, it } from '@jest/globals';
import type { Sealed } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import { answer, answerBy, fictionalSide, returnCreditsOf } from './answers.js';
import { conversation, type Conversation } from './conversation.js';
import type { ConversationOpened, MessageCreditsReturned, MessageSent } from './conversation.events.js';
import { alreadyAnswered, conversationNotFound } from './conversations.errors.js';

const sentAt = '2026-03-01T10:00:00.000Z';
const due = '2026-03-04T10:00:00.000Z';
const body = '~1.sealed' as Sealed;
const opened: ConversationOpened = {
  type: 'ConversationOpened',
  data: { members: ['anna', 'vera'], by: 'anna', openedAt: sentAt },
};
const asked = (id: string): MessageSent => ({
  type: 'MessageSent',
  data: {
    id,
    from: 'anna',
    to: 'vera',
    body,
    price: 10,
    sentAt,
    toFictional: { paidFrom: [{ lot: 1, credits: 10 }], answerBy: due },
  },
});
const answered: MessageSent = {
  type: 'MessageSent',
  data: { id: 'a1', from: 'vera', to: 'anna', body, price: 0, sentAt, writtenBy: 'mira' },
};
const returned = (id: string, message: number): MessageCreditsReturned => ({
  type: 'MessageCreditsReturned',
  data: { id, message, by: 'anna', other: 'vera', credits: 10, returnedAt: due },
});
const giveBack =
  (id: string, version: number, at = due) =>
  (state: Conversation) =>
    returnCreditsOf(state, { version, data: asked(id).data, at });

describe('PRO-04 a message that nobody answers', () => {
  it('promises 72 hours', () => expect(answerBy(new Date(sentAt))).toBe(due));

  it('gives its credits back when the time is up, and not before', () => {
    given(conversation, opened, asked('m1'))
      .when(giveBack('m1', 2, '2026-03-04T09:59:59.999Z'))
      .thenNothing();
    given(conversation, opened, asked('m1')).when(giveBack('m1', 2)).then(returned('m1', 2));
  });
  it('keeps them once it is answered, but not those of what was written after', () => {
    given(conversation, opened, asked('m1'), answered).when(giveBack('m1', 2)).thenNothing();
    given(conversation, opened, answered, asked('m1')).when(giveBack('m1', 3)).then(returned('m1', 3));
  });
  it('gives them back once, and each message its own', () => {
    given(conversation, opened, asked('m1'), returned('m1', 2)).when(giveBack('m1', 2)).thenNothing();
    given(conversation, opened, asked('m1'), asked('m2'), returned('m1', 2))
      .when(giveBack('m2', 3))
      .then(returned('m2', 3));
  });
  it('had nothing to give back where it was free, or the other is real', () => {
    const { state } = given(conversation, opened, asked('m1'));
    const { toFictional, ...toReal } = asked('m1').data;
    expect(returnCreditsOf(state, { version: 2, data: toReal, at: due })).toEqual([]);
    expect(returnCreditsOf(state, { version: 2, data: { ...toReal, toFictional, price: 0 }, at: due })).toEqual([]);
  });
});

describe('PRO-04 an answer of staff', () => {
  const { type: _, data } = answered;
  const { to: __, ...message } = data;
  const write = (seen: number) => (state: Conversation) => answer(state, { ...message, seen });

  it('is written in the name of the fictional side', () => {
    given(conversation, opened, asked('m1')).when(write(2)).then(answered);
  });
  it('is refused when somebody has answered since, not when the member has written more', () => {
    given(conversation, opened, asked('m1'), answered).when(write(2)).thenRefused(alreadyAnswered);
    given(conversation, opened, asked('m1'), asked('m2')).when(write(2)).then(answered);
  });
  it('needs one side that is fictional, and one that is not', () => {
    const { state } = given(conversation, opened);
    expect(fictionalSide(state, { a: false, b: true })).toEqual({ profile: 'vera', member: 'anna' });
    expect(fictionalSide(state, { a: true, b: false })).toEqual({ profile: 'anna', member: 'vera' });
    for (const both of [true, false]) {
      expect(() => fictionalSide(state, { a: both, b: both })).toThrow(conversationNotFound.code);
    }
  });
});
