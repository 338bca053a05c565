import { describe, expect, it } from '@jest/globals';
import type { Sealed } from '../../../kernel/domain.js';
import { given } from '../../../../testing/kernel/given.js';
import { erasureOf, mayComeBack } from '../leaving/deletion.js';
import { lapseSignUp, lapsesAt } from './lapsing.js';
import { confirmEmail, member, type MemberState } from '../member.js';
import type { MemberEvent } from '../member.events.js';

const signedUpAt = '2026-03-02T12:00:00.000Z';
const end = lapsesAt(new Date(signedUpAt), 30);
/** A time relative to the end of the 30 days, in seconds. */
const at = (seconds: number) => new Date(end.getTime() + seconds * 1000);

const signedUp: MemberEvent = {
  type: 'SignedUp',
  data: {
    email: '~1.e' as Sealed,
    language: 'nl',
    timeZone: 'Europe/Amsterdam',
    domain: 'localhost',
    termsVersion: '2023-12-01T12:00:00.000Z',
    tracking: null,
    signedUpAt,
  },
};
const confirmed: MemberEvent = { type: 'EmailConfirmed', data: { confirmedAt: at(-1).toISOString() } };
const corrected: MemberEvent = {
  type: 'EmailChanged',
  data: { email: '~1.f' as Sealed, confirmed: false, changedAt: at(-1).toISOString() },
};
const deleted: MemberEvent = {
  type: 'MemberDeleted',
  data: { reason: 'break', text: null, deletedAt: signedUpAt, eraseAt: at(0).toISOString() },
};
const bought: MemberEvent = { type: 'BecamePremium', data: { becameAt: signedUpAt } };
const paidBack: MemberEvent = { type: 'PremiumEnded', data: { endedAt: signedUpAt } };
const disabled: MemberEvent = { type: 'MemberDisabled', data: { reason: '~1.x' as Sealed, disabledAt: signedUpAt } };
const lapsed: MemberEvent = { type: 'SignUpLapsed', data: { lapsedAt: end.toISOString() } };

const lapse =
  (now: Date, days = 30) =>
  (state: MemberState) =>
    lapseSignUp(state, { days, now });

describe('PRV-02 a sign-up that nobody confirms', () => {
  it('lapses at 30 days to the second', () => {
    given(member, signedUp)
      .when(lapse(at(-1)))
      .thenNothing();
    given(member, signedUp)
      .when(lapse(at(0)))
      .then(lapsed);
  });
  it('lapses after as many days as the operator sets', () => {
    given(member, signedUp)
      .when(lapse(at(0), 31))
      .thenNothing();
    given(member, signedUp)
      .when(lapse(at(-1), 29))
      .then({ type: 'SignUpLapsed' });
  });
  it('counts from the sign-up, whatever address it has by now', () => {
    given(member, signedUp, corrected)
      .when(lapse(at(0)))
      .then(lapsed);
  });
  it('stays when it was confirmed in the last second', () => {
    given(member, signedUp, confirmed)
      .when(lapse(at(0)))
      .thenNothing();
  });
  it('stays when something was ever bought, though it was all paid back', () => {
    given(member, signedUp, bought)
      .when(lapse(at(0)))
      .thenNothing();
    given(member, signedUp, bought, paidBack)
      .when(lapse(at(0)))
      .thenNothing();
  });
  it('lapses also when staff shut it out', () => {
    given(member, signedUp, disabled)
      .when(lapse(at(0)))
      .then(lapsed);
  });
  it('lapses once, and not who has left already, nor nobody', () => {
    given(member, signedUp, lapsed)
      .when(lapse(at(1)))
      .thenNothing();
    given(member, signedUp, deleted)
      .when(lapse(at(1)))
      .thenNothing();
    given(member)
      .when(lapse(at(1)))
      .thenNothing();
  });
});

describe('PRV-01 a sign-up that lapsed', () => {
  const { state } = given(member, signedUp, lapsed);

  it('is erased at once', () => expect(erasureOf(state, { deletedAt: end.toISOString(), now: at(0) })).toBe('due'));
  it('has no way back', () => {
    expect(mayComeBack(state, at(0))).toBe(false);
    expect(() => confirmEmail(state, { emailVersion: 0, now: at(0) })).toThrow('activation_failed');
  });
});
