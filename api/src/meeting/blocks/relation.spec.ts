import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import { block, relation, relationOf, unblock } from './relation.js';
import { notYourself } from './blocks.errors.js';
import type { MemberBlocked, MemberUnblocked } from './relation.events.js';

const at = '2026-03-01T10:00:00.000Z';
const blocked = (by: string, member: string): MemberBlocked => ({
  type: 'MemberBlocked',
  data: { by, member, blockedAt: at },
});
const unblocked = (by: string, member: string): MemberUnblocked => ({ type: 'MemberUnblocked', data: { by, member } });
const byAnna = { by: 'anna', member: 'ben' };

describe('PRO-07 blocking', () => {
  it('is one stream whichever of the two acts', () => {
    expect(relationOf('ben', 'anna').stream).toBe(relationOf('anna', 'ben').stream);
    expect(relationOf('ben', 'anna').stream).not.toBe(relationOf('ben', 'carl').stream);
  });

  it('records who blocked whom, once', () => {
    given(relation)
      .when((state) => block(state, { ...byAnna, at }))
      .then(blocked('anna', 'ben'));
    given(relation, blocked('anna', 'ben'))
      .when((state) => block(state, { ...byAnna, at }))
      .thenNothing();
  });

  it('goes each way on its own', () => {
    const both = given(relation, blocked('ben', 'anna'), blocked('anna', 'ben'));
    expect(both.state.blockers).toEqual(['ben', 'anna']);
    expect(
      given(relation, blocked('ben', 'anna'), blocked('anna', 'ben'), unblocked('anna', 'ben')).state.blockers,
    ).toEqual(['ben']);
  });

  it('unblocks only what the member blocked', () => {
    given(relation, blocked('ben', 'anna'))
      .when((state) => unblock(state, byAnna))
      .thenNothing();
    given(relation, blocked('anna', 'ben'))
      .when((state) => unblock(state, byAnna))
      .then(unblocked('anna', 'ben'));
  });

  it('refuses blocking oneself', () => {
    given(relation)
      .when((state) => block(state, { by: 'anna', member: 'anna', at }))
      .thenRefused(notYourself);
  });
});
