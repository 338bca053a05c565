import { describe, expect, it } from '@jest/globals';
import { forbidden, type Sealed } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import { enrolAndLogIn, logIn, removeOwnAuthenticator, renewRecoveryCodes, type Proof } from './login-rules.js';
import { staffMember, type StaffMemberState } from './staff-member.js';
import type { Role, StaffEvent } from './staff-member.events.js';
import {
  changeRole,
  disableStaffMember,
  enableStaffMember,
  linkSubject,
  resetAuthenticator,
  sendLink,
  setFirstPassword,
  setPassword,
} from './staff-rules.js';
import {
  noSecondFactor,
  notOnYourself,
  secondFactorRequired,
  secondFactorWrong,
  staffDisabled,
  staffLinkExpired,
  staffNotFound,
  staffUnchanged,
} from './staff.errors.js';

const at = '2026-03-02T12:00:00.000Z';
const now = new Date(at);
const sealed = '~1.x' as Sealed;
const added = (role: Role = 'moderator'): StaffEvent => ({
  type: 'StaffMemberAdded',
  data: { email: sealed, name: sealed, role, addedAt: at },
});
const enrolled = (step: number): StaffEvent => ({
  type: 'StaffAuthenticatorEnrolled',
  data: { step, recoveryCodes: 10, enrolledAt: at },
});
const loggedIn = (data: object): StaffEvent => ({
  type: 'StaffLoggedIn',
  data: { factor: 'code', step: null, recoveryCode: null, loggedInAt: at, ...data },
});
const disabled: StaffEvent = { type: 'StaffMemberDisabled', data: { reason: sealed, disabledAt: at } };
const removed: StaffEvent = { type: 'StaffAuthenticatorRemoved', data: { reason: null, removedAt: at } };
const passwordSet: StaffEvent = { type: 'StaffPasswordSet', data: { first: true, setAt: at } };
const enter =
  (proof: Proof | null, required = false) =>
  (state: StaffMemberState) =>
    logIn(state, { proof, required, now });

describe('ADM-05 logging in with a second factor', () => {
  it('needs none where it is optional and nobody has set one up', () => {
    given(staffMember, added())
      .when(enter(null))
      .then({ type: 'StaffLoggedIn', data: { factor: 'none' } });
  });

  it('is not done with the password alone where one is required, or set up', () => {
    given(staffMember, added()).when(enter(null, true)).thenRefused(secondFactorRequired);
    given(staffMember, added(), enrolled(7)).when(enter(null)).thenRefused(secondFactorRequired);
  });

  it('takes a code of a later moment, and none twice', () => {
    const member = given(staffMember, added(), enrolled(7));
    member.when(enter({ step: 7 })).thenRefused(secondFactorWrong);
    member.when(enter({ step: 6 })).thenRefused(secondFactorWrong);
    member.when(enter({ step: 8 })).then({ data: { factor: 'code', step: 8, recoveryCode: null, loggedInAt: at } });
    given(staffMember, added(), enrolled(7), loggedIn({ step: 9 }))
      .when(enter({ step: 8 }))
      .thenRefused(secondFactorWrong);
  });

  it('takes each recovery code once, and leaves the codes of the authenticator as they were', () => {
    const used = loggedIn({ factor: 'recovery_code', recoveryCode: 3 });
    given(staffMember, added(), enrolled(7))
      .when(enter({ recoveryCode: 3 }))
      .then({ data: { factor: 'recovery_code', recoveryCode: 3 } });
    const after = given(staffMember, added(), enrolled(7), used);
    after.when(enter({ recoveryCode: 3 })).thenRefused(secondFactorWrong);
    after.when(enter({ recoveryCode: 4 })).then({ data: { recoveryCode: 4 } });
    after.when(enter({ step: 7 })).thenRefused(secondFactorWrong);
    after.when(enter({ step: 8 })).then({ data: { step: 8 } });
  });

  it('has all recovery codes again when they are renewed', () => {
    const used = loggedIn({ factor: 'recovery_code', recoveryCode: 3 });
    const member = given(staffMember, added(), enrolled(7), used);
    const renewed = renewRecoveryCodes(member.state, { now });
    given(staffMember, added(), enrolled(7), used, ...renewed)
      .when(enter({ recoveryCode: 3 }))
      .then({ type: 'StaffLoggedIn' });
    given(staffMember, added())
      .when((state) => renewRecoveryCodes(state, { now }))
      .thenRefused(noSecondFactor);
  });

  it('is set up while logging in by who has none, and its first code is used up by that', () => {
    const member = given(staffMember, added());
    const events = enrolAndLogIn(member.state, { step: 7, now });
    expect(events.map(({ type }) => type)).toEqual(['StaffAuthenticatorEnrolled', 'StaffLoggedIn']);
    const after = given(staffMember, added(), ...events);
    after.when(enter({ step: 7 }, true)).thenRefused(secondFactorWrong);
    after.when((state) => enrolAndLogIn(state, { step: 8, now })).thenRefused(secondFactorRequired);
  });

  it('is taken off by its owner only where it is optional', () => {
    const member = given(staffMember, added(), enrolled(7));
    const remove = (required: boolean) => (state: StaffMemberState) => removeOwnAuthenticator(state, { required, now });
    member.when(remove(true)).thenRefused(secondFactorRequired);
    member.when(remove(false)).then({ type: 'StaffAuthenticatorRemoved', data: { reason: null } });
    given(staffMember, added(), enrolled(7), removed).when(remove(false)).thenRefused(noSecondFactor);
  });

  it('is of no use to who is disabled', () => {
    given(staffMember, added(), disabled).when(enter(null)).thenRefused(staffDisabled);
    given(staffMember, added(), enrolled(7), disabled)
      .when(enter({ step: 8 }))
      .thenRefused(staffDisabled);
    given(staffMember, added(), disabled)
      .when((state) => enrolAndLogIn(state, { step: 1, now }))
      .thenRefused(staffDisabled);
  });
});

describe('ADM-05 what admins do with others', () => {
  const stateOf = (...events: StaffEvent[]) => given(staffMember, ...events).state;
  const by = (admin: StaffMemberState, onSelf = false) => ({ admin, onSelf, reason: sealed, now });
  const admin = by(stateOf(added('admin')));
  const acts = [
    (by: typeof admin) => (state: StaffMemberState) => changeRole(state, { ...by, to: 'finance' }),
    (by: typeof admin) => (state: StaffMemberState) => disableStaffMember(state, by),
    (by: typeof admin) => (state: StaffMemberState) => enableStaffMember(state, by),
    (by: typeof admin) => (state: StaffMemberState) => resetAuthenticator(state, by),
  ];

  it.each(acts)('is refused on oneself, to who is no admin any more, and for nobody (%#)', (act) => {
    given(staffMember, added('admin'), enrolled(1))
      .when(act({ ...admin, onSelf: true }))
      .thenRefused(notOnYourself);
    given(staffMember, added('admin'))
      .when(act(by(stateOf(added('admin'), disabled))))
      .thenRefused(forbidden);
    given(staffMember, added('admin'))
      .when(act(by(stateOf(added('finance')))))
      .thenRefused(forbidden);
    given(staffMember).when(act(admin)).thenRefused(staffNotFound);
  });

  it('changes a role, with a reason', () => {
    const change = (to: Role) => (state: StaffMemberState) => changeRole(state, { ...admin, to });
    given(staffMember, added())
      .when(change('finance'))
      .then({ data: { from: 'moderator', to: 'finance', reason: sealed } });
    given(staffMember, added()).when(change('moderator')).thenRefused(staffUnchanged);
  });

  it('disables and enables, each once', () => {
    const member = given(staffMember, added());
    member
      .when((state) => disableStaffMember(state, admin))
      .then({ type: 'StaffMemberDisabled', data: { reason: sealed } });
    member.when((state) => enableStaffMember(state, admin)).thenRefused(staffUnchanged);
    const off = given(staffMember, added(), disabled);
    off.when((state) => disableStaffMember(state, admin)).thenRefused(staffUnchanged);
    off.when((state) => enableStaffMember(state, admin)).then({ type: 'StaffMemberEnabled' });
  });

  it('resets the second factor of who has one', () => {
    given(staffMember, added(), enrolled(1))
      .when((state) => resetAuthenticator(state, admin))
      .then({ data: { reason: sealed } });
    given(staffMember, added())
      .when((state) => resetAuthenticator(state, admin))
      .thenRefused(noSecondFactor);
  });
});

describe('ADM-05 passwords by a mailed link', () => {
  const set = (subject: string) => (state: StaffMemberState) => setPassword(state, { subject, now });

  it('are set once: a link dies with the password it was to replace', () => {
    const invited = given(staffMember, added());
    const subject = linkSubject(invited.state);
    invited.when(set(subject)).then({ type: 'StaffPasswordSet', data: { first: true, setAt: at } });
    given(staffMember, added(), passwordSet).when(set(subject)).thenRefused(staffLinkExpired);
    given(staffMember, added(), disabled).when(set(subject)).thenRefused(staffLinkExpired);
    given(staffMember, added())
      .when((state) => setFirstPassword(state, { now }))
      .then({ type: 'StaffPasswordSet' });
  });

  it('are not sent to who is disabled, or to nobody', () => {
    const send = (state: StaffMemberState) => sendLink(state, { language: 'nl', now });
    given(staffMember, added())
      .when(send)
      .then({ type: 'StaffLinkSent', data: { language: 'nl' } });
    given(staffMember, added(), disabled).when(send).thenRefused(staffDisabled);
    given(staffMember).when(send).thenRefused(staffNotFound);
  });
});
