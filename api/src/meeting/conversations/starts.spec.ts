import { describe, expect, it } from '@jest/globals';
import { premiumRequired, type Sealed } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import { letSignupMessageGo, signupMessageNotSent, startConversation, starts, writeSignupMessage } from './starts.js';
import type { ConversationStarted, SignupMessageNotSent, SignupMessageWritten, StartsEvent } from './starts.events.js';

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

  it('is told once where it could not be sent, until it is let go or sent after all', () => {
    const notSent: SignupMessageNotSent = {
      type: 'SignupMessageNotSent',
      data: { id: 'm1', unsent: 'fictional', triedAt: at },
    };
    const fail = (state: typeof starts.initial) => signupMessageNotSent(state, { id: 'm1', unsent: 'fictional', at });
    given(starts, ...written())
      .when(fail)
      .then(notSent);
    for (const over of [[], [...written(), notSent], [...written(), c1]])
      given(starts, ...over)
        .when(fail)
        .then();
    const letGo = (state: typeof starts.initial) => letSignupMessageGo(state, { at });
    // Before the confirmation it waits, and is not lost by a request out of turn.
    given(starts, ...written())
      .when(letGo)
      .then();
    given(starts, ...written(), notSent, c1)
      .when(letGo)
      .then();
    given(starts, ...written(), notSent)
      .when(letGo)
      .then({ type: 'SignupMessageLetGo', data: { id: 'm1', letGoAt: at } });
    const after = (...events: StartsEvent[]) => events.reduce(starts.evolve, starts.initial).signupMessage;
    expect(after(...written(), notSent)).toEqual({ ...message, unsent: 'fictional' });
    expect(after(...written(), notSent, { type: 'SignupMessageLetGo', data: { id: 'm1', letGoAt: at } })).toBeNull();
  });
});
