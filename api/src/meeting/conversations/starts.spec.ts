import { describe, expect, it } from '@jest/globals';
import { premiumRequired, type Sealed } from '../../kernel/index.js';
import { given } from '../../../testing/kernel/given.js';
import { startConversation, starts, writeSignupMessage } from './starts.js';
import type { ConversationStarted, SignupMessageWritten, StartsEvent } from './starts.events.js';

const at = '2026-03-01T10:00:00.000Z';
const started = (conversation: string): ConversationStarted => ({
  type: 'ConversationStarted',
  data: { conversation, startedAt: at },
});
const free = { conversation: 'c3', premium: false, most: 2, at };
const [c1, c2] = [started('c1'), started('c2')];

describe('CHT-03 starting a conversation', () => {
  it('is for a free member twice', () => {
    given(starts)
      .when((state) => startConversation(state, free))
      .then(started('c3'));
    given(starts, c1)
      .when((state) => startConversation(state, free))
      .then(started('c3'));
    given(starts, c1, c2)
      .when((state) => startConversation(state, free))
      .thenRefused(premiumRequired, { feature: 'conversations' });
  });

  it('is for a premium member without end, and counts', () => {
    given(starts, c1, c2)
      .when((state) => startConversation(state, { ...free, premium: true }))
      .then(started('c3'));
    given(starts, c1, c2, started('c3'))
      .when((state) => startConversation(state, free))
      .thenRefused(premiumRequired);
  });
});

describe('ACC-04 the message written while signing up', () => {
  const body = 'sealed' as Sealed;
  const message = { id: 'm1', to: 'b', conversation: 'c1', body, price: 10 };
  const written = (): [SignupMessageWritten] => writeSignupMessage(message, at);

  it('waits until its conversation has begun', () => {
    given(starts)
      .when(written)
      .then({ type: 'SignupMessageWritten', data: { ...message, writtenAt: at } });
    const after = (...events: StartsEvent[]) => events.reduce(starts.evolve, starts.initial);
    expect(after(...written(), c2)).toEqual({ count: 1, signupMessage: message });
    expect(after(...written(), c1)).toEqual({ count: 1, signupMessage: null });
  });
});
