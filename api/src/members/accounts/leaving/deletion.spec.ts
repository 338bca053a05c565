import { describe, expect, it } from '@jest/globals';
import { authenticationRequired, type Sealed } from '../../../kernel/domain.js';
import { given } from '../../../../testing/kernel/given.js';
import { memberDeleted, reactivationFailed } from '../accounts.errors.js';
import {
  deleteAccount,
  erasureOf,
  finishErasure,
  grantDeletion,
  reactivate,
  startErasure,
  startErasureAgain,
} from './deletion.js';
import { member } from '../member.js';
import type { MemberEvent } from '../member.events.js';

const deletedAt = '2026-03-02T12:00:00.000Z';
const eraseAt = '2026-03-16T12:00:00.000Z';
/** A time relative to the end of the 14 days, in seconds. */
const end = (seconds: number) => new Date(Date.parse(eraseAt) + seconds * 1000);

const signedUp: MemberEvent = {
  type: 'SignedUp',
  data: {
    email: '~1.e' as Sealed,
    language: 'nl',
    timeZone: 'Europe/Amsterdam',
    domain: 'localhost',
    termsVersion: '2023-12-01T12:00:00.000Z',
    tracking: null,
    signedUpAt: '2026-03-01T12:00:00.000Z',
  },
};
const confirmed: MemberEvent = { type: 'EmailConfirmed', data: { confirmedAt: '2026-03-01T13:00:00.000Z' } };
const deleted: MemberEvent = { type: 'MemberDeleted', data: { reason: 'break', text: null, deletedAt, eraseAt } };
const back: MemberEvent = { type: 'MemberReactivated', data: { reactivatedAt: '2026-03-03T12:00:00.000Z' } };
const erasing: MemberEvent = { type: 'ErasureStarted', data: { startedAt: eraseAt } };
const erased: MemberEvent = { type: 'MemberErased', data: { erasedAt: eraseAt } };

describe('ACC-12 leaving', () => {
  const leave = (state: typeof member.initial) =>
    deleteAccount(state, { reason: 'privacy', text: null, now: new Date(deletedAt) });

  it('leaves 14 days to reconsider', () => {
    given(member, signedUp, confirmed)
      .when(leave)
      .then({ type: 'MemberDeleted', data: { reason: 'privacy', deletedAt, eraseAt } });
    expect(given(member, signedUp, confirmed, deleted).state.status).toBe('deleted');
  });
  it('is open to who has not confirmed', () => {
    given(member, signedUp).when(leave).then({ type: 'MemberDeleted' });
  });
  it('is not for who has left, nor for nobody', () => {
    given(member, signedUp, deleted).when(leave).thenRefused(authenticationRequired);
    given(member).when(leave).thenRefused(authenticationRequired);
    given(member, signedUp, deleted, erasing, erased).when(leave).thenRefused(authenticationRequired);
  });
});

describe('ADM-02 deleting for a member', () => {
  const reason = '~1.r' as Sealed;
  const disabled: MemberEvent = { type: 'MemberDisabled', data: { reason, disabledAt: deletedAt } };
  const grant = (state: typeof member.initial) => grantDeletion(state, { reason, now: new Date(deletedAt) });

  it('keeps how it was asked, and leaves the same 14 days', () => {
    for (const history of [[signedUp], [signedUp, confirmed], [signedUp, confirmed, disabled]])
      given(member, ...history)
        .when(grant)
        .then(
          { type: 'DeletionGranted', data: { reason, grantedAt: deletedAt } },
          { type: 'MemberDeleted', data: { reason: 'on_request', text: null, deletedAt, eraseAt } },
        );
  });
  it('is done once, and not for nobody', () => {
    given(member, signedUp, deleted).when(grant).thenRefused(memberDeleted);
    given(member).when(grant).thenRefused(authenticationRequired);
  });
  it('lets nobody in who comes back', () => {
    const { state } = given(member, signedUp, confirmed, disabled, deleted, back);
    expect(state).toMatchObject({ status: 'active', disabled: true });
  });
});

describe('ACC-12 coming back', () => {
  const comeBack =
    (now: Date, at = deletedAt) =>
    (state: typeof member.initial) =>
      reactivate(state, { deletedAt: at, now });

  it('works until the last second of 14 days and not a second longer', () => {
    given(member, signedUp, confirmed, deleted)
      .when(comeBack(end(-1)))
      .then({ type: 'MemberReactivated' });
    given(member, signedUp, confirmed, deleted)
      .when(comeBack(end(0)))
      .thenRefused(reactivationFailed);
    given(member, signedUp, confirmed, deleted)
      .when(comeBack(end(1)))
      .thenRefused(reactivationFailed);
  });
  it('confirms the address the link went to', () => {
    given(member, signedUp, deleted)
      .when(comeBack(end(-1)))
      .then({ type: 'MemberReactivated' }, { type: 'EmailConfirmed' });
  });
  it('finds all done the second time', () => {
    given(member, signedUp, confirmed, deleted, back)
      .when(comeBack(end(-1)))
      .thenNothing();
  });
  it('takes the link of this deletion, not of an earlier one', () => {
    given(member, signedUp, confirmed, deleted)
      .when(comeBack(end(-1), '2026-02-01T12:00:00.000Z'))
      .thenRefused(reactivationFailed);
  });
  it('is over once erasing has begun, whatever the clock says, and for nobody', () => {
    given(member, signedUp, confirmed, deleted, erasing)
      .when(comeBack(end(-60)))
      .thenRefused(reactivationFailed);
    given(member, signedUp, deleted, erasing, erased)
      .when(comeBack(end(-60)))
      .thenRefused(reactivationFailed);
    given(member)
      .when(comeBack(end(-60)))
      .thenRefused(reactivationFailed);
  });
});

describe('PRV-01 when a member is erased', () => {
  const wanted = (now: Date, ...events: MemberEvent[]) => erasureOf(given(member, ...events).state, { deletedAt, now });

  it('not a second early', () => {
    expect(wanted(end(-1), signedUp, deleted)).toBe('not due');
    expect(wanted(end(0), signedUp, deleted)).toBe('due');
    expect(wanted(end(1), signedUp, deleted)).toBe('due');
  });
  it('not who came back, nor for an earlier deletion than the last', () => {
    expect(wanted(end(1), signedUp, deleted, back)).toBe('not wanted');
    const again: MemberEvent = { ...deleted, data: { ...deleted.data, deletedAt: '2026-03-04T12:00:00.000Z' } };
    expect(wanted(end(1), signedUp, deleted, back, again)).toBe('not wanted');
  });
  it('again when it was interrupted, and not when it is done', () => {
    expect(wanted(end(1), signedUp, deleted, erasing)).toBe('due');
    expect(wanted(end(1), signedUp, deleted, erasing, erased)).toBe('not wanted');
  });

  it('begins once, ends once, and leaves nothing of the member', () => {
    const start = (state: typeof member.initial) => startErasure(state, { deletedAt, now: end(1) });
    const finish = (state: typeof member.initial) => finishErasure(state, { now: end(2) });
    given(member, signedUp, deleted).when(start).then({ type: 'ErasureStarted' });
    given(member, signedUp, deleted, erasing).when(start).thenNothing();
    given(member, signedUp, deleted).when(finish).thenNothing();
    given(member, signedUp, deleted, erasing).when(finish).then({ type: 'MemberErased' });
    expect(given(member, signedUp, deleted, erasing, erased).state).toEqual(member.initial);
  });

  it('ADM-07 ends being a paying member before everything else, so that figures count nobody who is erased', () => {
    const paying: MemberEvent = { type: 'BecamePremium', data: { becameAt: deletedAt } };
    given(member, signedUp, paying, deleted, erasing)
      .when((state) => finishErasure(state, { now: end(2) }))
      .then({ type: 'PremiumEnded' }, { type: 'MemberErased' });
  });
});

describe('PRV-01 erasing again after a backup was restored', () => {
  const now = end(3600);
  const again = (state: typeof member.initial) => startErasureAgain(state, { now });

  it.each([
    ['not confirmed', [signedUp]],
    ['active', [signedUp, confirmed]],
    ['in the time to come back', [signedUp, confirmed, deleted]],
  ] as const)('takes who is %s, for good', (_, history) => {
    const started: MemberEvent = { type: 'ErasureStarted', data: { startedAt: now.toISOString() } };
    given(member, ...history)
      .when(again)
      .then(started);
    const { state } = given(member, ...history, started);
    expect(state.status).toBe('deleted');
    expect(() => reactivate(state, { deletedAt: state.deletion!.deletedAt, now: end(-1) })).toThrow();
    given(member, ...history, started)
      .when((one) => finishErasure(one, { now }))
      .then({ type: 'MemberErased', data: { erasedAt: now.toISOString() } });
  });
  it('goes on where it was interrupted, and has nothing to do for nobody', () => {
    given(member, signedUp, deleted, erasing).when(again).then();
    given(member, signedUp, deleted, erasing, erased).when(again).then();
    given(member).when(again).then();
  });
});
