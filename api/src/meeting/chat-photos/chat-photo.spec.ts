import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import type { Sealed } from '../../kernel/domain.js';
import { chatPhoto, lapseChatPhoto, mayWithdraw, outcomeOf, refuseChatPhoto, takeChatPhotoDown } from './chat-photo.js';
import type { ChatPhotoDecided, ChatPhotoRefused, ChatPhotoSent } from './chat-photo.events.js';

const sentAt = '2026-03-01T12:00:00.000Z';
const answerBy = '2026-03-04T12:00:00.000Z';
const [before, effectiveAt] = ['2026-03-01T13:00:09.999Z', '2026-03-01T13:00:10.000Z'];
const picture = { file: 'f', key: '~k' as Sealed, placeholder: '~p' as Sealed, width: 3, height: 4 };
const sent: ChatPhotoSent = {
  type: 'ChatPhotoSent',
  data: {
    id: 'i',
    conversation: 'c',
    from: 'ann',
    to: 'vera',
    ...picture,
    price: 20,
    paidFrom: [],
    message: null,
    answerBy,
    sentAt,
  },
};
const decided: ChatPhotoDecided = {
  type: 'ChatPhotoDecided',
  data: { by: 'mira', reason: null, effectiveAt, decidedAt: '2026-03-01T13:00:00.000Z' },
};

describe('ADM-01 CHT-11 a decision about a photo in a chat', () => {
  const { state } = given(chatPhoto, sent, decided);

  it('is taken back by nobody but who made it, and before it takes effect', () => {
    expect(mayWithdraw(state, { by: 'mira', at: before })).toBe(true);
    expect(mayWithdraw(state, { by: 'mira', at: effectiveAt })).toBe(false);
    expect(mayWithdraw(state, { by: 'otis', at: before })).toBe(false);
  });

  it('takes effect from its instant on, and not the one that another took the place of', () => {
    expect(outcomeOf(state, { effectiveAt, at: before, reachable: true })).toBeUndefined();
    expect(outcomeOf(state, { effectiveAt, at: effectiveAt, reachable: true })).toBe('deliver');
    expect(outcomeOf(state, { effectiveAt: before, at: effectiveAt, reachable: true })).toBeUndefined();
  });

  it('PRO-04 comes too late at the last instant of an answer', () => {
    expect(outcomeOf(state, { effectiveAt, at: answerBy, reachable: true })).toBe('unanswered');
    given(chatPhoto, sent)
      .when((photo) => lapseChatPhoto(photo, { at: before }))
      .thenNothing();
    given(chatPhoto, sent)
      .when((photo) => lapseChatPhoto(photo, { at: answerBy }))
      .then({ type: 'ChatPhotoRefused', data: { reason: 'unanswered', credits: 20 } });
  });
});

describe('CHT-11 the credits of a photo', () => {
  const refused: ChatPhotoRefused = {
    type: 'ChatPhotoRefused',
    data: {
      id: 'i',
      conversation: 'c',
      from: 'ann',
      to: 'vera',
      message: null,
      reason: 'other',
      credits: 20,
      refusedAt: effectiveAt,
    },
  };
  const delivered: ChatPhotoSent = { ...sent, data: { ...sent.data, message: 1 } };

  it('come back once', () => {
    given(chatPhoto, sent, refused)
      .when((photo) => refuseChatPhoto(photo, { reason: 'other', at: effectiveAt }))
      .thenNothing();
    given(chatPhoto, delivered, { type: 'ChatPhotoUnanswered', data: { from: 'ann', returnedAt: answerBy } })
      .when((photo) => takeChatPhotoDown(photo, { at: answerBy }))
      .then({ type: 'ChatPhotoTakenDown', data: { credits: 0 } });
  });
});
