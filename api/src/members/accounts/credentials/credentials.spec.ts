import { describe, expect, it } from '@jest/globals';
import type { Sealed } from '../../../kernel/domain.js';
import { given } from '../../../../testing/kernel/given.js';
import {
  activationFailed,
  alreadyConfirmed,
  emailChangeNotPending,
  emailNotFound,
  linkExpired,
  tooManyMails,
  tooManyResetMails,
} from '../accounts.errors.js';
import {
  cancelEmailChange,
  changeEmail,
  correctEmail,
  EMAIL_LINK_LASTS,
  pendingEmailChange,
  requestEmailChange,
  requestEmailChangeMail,
} from './email-change.js';
import { changePreferences, disableNotifications, enableForNewAddress, mailing } from '../preferences/mailing.js';
import type { MailingEvent } from '../preferences/mailing.events.js';
import { confirmEmail, member } from '../member.js';
import type { MemberEvent } from '../member.events.js';
import { changePassword, requestPasswordReset, resetPassword, resetSubject } from './password.js';

const now = new Date('2026-03-02T12:00:00Z');
const at = (instant: string) => new Date(instant).toISOString();
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
const deleted: MemberEvent = {
  type: 'MemberDeleted',
  data: { reason: 'break', text: null, deletedAt: at('2026-03-02'), eraseAt: at('2026-03-16') },
};
const requested = (email: string, requestedAt = '2026-03-02T11:00:00.000Z'): MemberEvent => ({
  type: 'EmailChangeRequested',
  data: { email: email as Sealed, requestedAt },
});
const changed = (email: string, was: boolean): MemberEvent => ({
  type: 'EmailChanged',
  data: { email: email as Sealed, confirmed: was, changedAt: '2026-03-02T11:30:00.000Z' },
});
const mailed: MemberEvent = { type: 'ActivationMailRequested', data: { requestedAt: '2026-03-02T11:00:00.000Z' } };
const wanted = { email: '~2.n' as Sealed, mailsADay: 2, now };

describe('ACC-04 correcting the address before it is confirmed', () => {
  const correct = (state: typeof member.initial) => correctEmail(state, wanted);
  it('replaces it and mails the new one', () => {
    given(member, signedUp)
      .when(correct)
      .then(
        { type: 'EmailChanged', data: { email: '~2.n', confirmed: false } },
        { type: 'ActivationMailRequested', data: { requestedAt: now.toISOString() } },
      );
  });
  it('makes links that went to the old one worthless', () => {
    const click = (emailVersion: number) => (state: typeof member.initial) =>
      confirmEmail(state, { emailVersion, now });
    given(member, signedUp, changed('~2.n', false)).when(click(0)).thenRefused(activationFailed);
    given(member, signedUp, changed('~2.n', false)).when(click(1)).then({ type: 'EmailConfirmed' });
  });
  it('counts among the mails of the day', () => {
    given(member, signedUp, mailed, mailed).when(correct).thenRefused(tooManyMails);
  });
  it('is over once the address is confirmed', () => {
    given(member, signedUp, confirmed).when(correct).thenRefused(alreadyConfirmed);
  });
});

describe('ACC-08 changing a confirmed address', () => {
  const click = (number: number) => (state: typeof member.initial) => changeEmail(state, { number, now });
  const ask = (state: typeof member.initial) => requestEmailChange(state, wanted);

  it('waits for the link in the mail to the new address', () => {
    given(member, signedUp, confirmed)
      .when(ask)
      .then({ type: 'EmailChangeRequested', data: { email: '~2.n' } });
    given(member, signedUp, confirmed, requested('~2.n'))
      .when(click(1))
      .then({ type: 'EmailChanged', data: { email: '~2.n', confirmed: true } });
  });
  it('takes the link of the last request alone: an earlier one went to another mailbox', () => {
    given(member, signedUp, confirmed, requested('~2.n'), requested('~3.o')).when(click(1)).thenRefused(linkExpired);
    given(member, signedUp, confirmed, requested('~2.n'), requested('~3.o'))
      .when(click(2))
      .then({ data: { email: '~3.o' } });
  });
  it('finds all done at a second click, and nothing at that of an older link', () => {
    const done = [signedUp, confirmed, requested('~2.n'), requested('~3.o'), changed('~3.o', true)];
    given(member, ...done)
      .when(click(2))
      .thenNothing();
    given(member, ...done)
      .when(click(1))
      .thenRefused(linkExpired);
  });
  it('is limited a day', () => {
    given(member, signedUp, confirmed, requested('~2.n'), requested('~3.o')).when(ask).thenRefused(tooManyMails);
  });
  it('is not for who has left', () => {
    given(member, signedUp, confirmed, requested('~2.n'), deleted).when(click(1)).thenRefused(linkExpired);
  });
});

describe('ACC-08 an address that waits for its link', () => {
  const mailedAgain: MemberEvent = {
    type: 'EmailChangeMailRequested',
    data: { requestedAt: '2026-03-02T11:45:00.000Z' },
  };
  const cancelled: MemberEvent = { type: 'EmailChangeCancelled', data: { cancelledAt: '2026-03-02T11:50:00.000Z' } };
  const waiting = [signedUp, confirmed, requested('~2.n')];
  const click = (number: number) => (state: typeof member.initial) => changeEmail(state, { number, now });
  const again = (state: typeof member.initial) => requestEmailChangeMail(state, wanted);
  const cancel = (state: typeof member.initial) => cancelEmailChange(state, { now });
  const pending = (events: MemberEvent[], at = now) => pendingEmailChange(given(member, ...events).state, at);

  it('waits a day from its last mail', () => {
    const day = (from: string) => new Date(Date.parse(from) + EMAIL_LINK_LASTS);
    const first = day('2026-03-02T11:00:00.000Z');
    expect(pending(waiting)).toEqual({ email: '~2.n', expiresAt: first });
    expect(pending(waiting, new Date(first.getTime() - 1))).not.toBeNull();
    expect(pending(waiting, first)).toBeNull();
    expect(pending([...waiting, mailedAgain])).toEqual({ email: '~2.n', expiresAt: day('2026-03-02T11:45:00.000Z') });
  });
  it('does not wait when nothing was asked for, and not once it is in use, called off or its member gone', () => {
    expect(pending([signedUp, confirmed])).toBeNull();
    for (const event of [changed('~2.n', true), cancelled, deleted]) expect(pending([...waiting, event])).toBeNull();
  });
  it('is mailed again without a new number: the link of the earlier mail stays good', () => {
    given(member, ...waiting)
      .when(again)
      .then({ type: 'EmailChangeMailRequested', data: { requestedAt: now.toISOString() } });
    given(member, ...waiting, mailedAgain)
      .when(click(1))
      .then({ type: 'EmailChanged' });
    given(member, ...waiting, mailedAgain)
      .when(again)
      .thenRefused(tooManyMails);
  });
  it('is called off once, and its links with it', () => {
    given(member, ...waiting)
      .when(cancel)
      .then({ type: 'EmailChangeCancelled', data: { cancelledAt: now.toISOString() } });
    given(member, ...waiting, cancelled)
      .when(click(1))
      .thenRefused(linkExpired);
    given(member, ...waiting, cancelled, requested('~2.n'))
      .when(click(1))
      .thenRefused(linkExpired);
    for (const act of [again, cancel]) {
      given(member, ...waiting, cancelled)
        .when(act)
        .thenRefused(emailChangeNotPending);
      given(member, ...waiting, changed('~2.n', true))
        .when(act)
        .thenRefused(emailChangeNotPending);
    }
  });
});

describe('ACC-07 a new password by mail', () => {
  const asking = (mailsADay: number) => (state: typeof member.initial) =>
    requestPasswordReset(state, { now, mailsADay });
  const ask = asking(3);
  const asked = (requestedAt: string): MemberEvent => ({ type: 'PasswordResetRequested', data: { requestedAt } });
  const reset: MemberEvent = { type: 'PasswordReset', data: { resetAt: '2026-03-02T11:30:00.000Z' } };
  const set = (subject: string) => (state: typeof member.initial) => resetPassword(state, { subject, now });
  const subject = (...events: MemberEvent[]) => resetSubject(given(member, ...events).state);

  it('is mailed three times in 24 hours, or as often as the operator sets', () => {
    const today = ['2026-03-02T11:00:00.000Z', '2026-03-02T11:01:00.000Z'].map(asked);
    given(member, signedUp, ...today)
      .when(ask)
      .then({ type: 'PasswordResetRequested' });
    given(member, signedUp, asked('2026-03-01T12:00:00.001Z'), ...today)
      .when(ask)
      .thenRefused(tooManyResetMails);
    given(member, signedUp, asked('2026-03-01T12:00:00.000Z'), ...today)
      .when(ask)
      .then({});
    given(member, signedUp, ...today)
      .when(asking(2))
      .thenRefused(tooManyResetMails);
  });
  it('ACC-12 is for members, and for who has left as long as they may come back', () => {
    given(member).when(ask).thenRefused(emailNotFound);
    given(member, signedUp, deleted).when(ask).then({ type: 'PasswordResetRequested' });
    const late = (now: string) => (state: typeof member.initial) =>
      requestPasswordReset(state, { now: new Date(now), mailsADay: 3 });
    const eraseAt = at('2026-03-16');
    given(member, signedUp, deleted).when(late(eraseAt)).thenRefused(emailNotFound);
    given(member, signedUp, deleted, { type: 'ErasureStarted', data: { startedAt: eraseAt } })
      .when(ask)
      .thenRefused(emailNotFound);
  });
  it('works once, and not after another change of password or address', () => {
    const mine = subject(signedUp, confirmed);
    given(member, signedUp, confirmed).when(set(mine)).then({ type: 'PasswordReset' });
    for (const since of [
      reset,
      { type: 'PasswordChanged', data: { changedAt: '2026-03-02T11:30:00.000Z' } } as const,
      changed('~2.n', true),
      deleted,
    ]) {
      given(member, signedUp, confirmed, since).when(set(mine)).thenRefused(linkExpired);
    }
  });
  it('ACC-08 is not needed by who knows the old one', () => {
    given(member, signedUp)
      .when((state) => changePassword(state, { now }))
      .then({ type: 'PasswordChanged', data: { changedAt: now.toISOString() } });
  });
  it('ACC-08 either way ends a change of address that waits, however old it looks, and nothing else', () => {
    const cancelled = { type: 'EmailChangeCancelled', data: { cancelledAt: now.toISOString() } } as const;
    const waiting = (requestedAt: string) => [signedUp, confirmed, requested('~2.n', requestedAt)];
    const set = (state: typeof member.initial) => resetPassword(state, { subject: resetSubject(state), now });
    const change = (state: typeof member.initial) => changePassword(state, { now });
    for (const asked of ['2026-03-02T11:00:00.000Z', '2026-02-20T11:00:00.000Z']) {
      given(member, ...waiting(asked))
        .when(set)
        .then({ type: 'PasswordReset' }, cancelled);
      given(member, ...waiting(asked))
        .when(change)
        .then({ type: 'PasswordChanged' }, cancelled);
    }
    const done = [signedUp, confirmed, requested('~2.n'), changed('~2.n', true)];
    given(member, ...done)
      .when(set)
      .then({ type: 'PasswordReset' });
    given(member, ...done)
      .when(change)
      .then({ type: 'PasswordChanged' });
  });
});

describe('NTF-01 what a member wants to be told', () => {
  const change = (wanted: object) => (state: typeof mailing.initial) => changePreferences(state, { wanted, now });
  it('begins with all but advertising', () => {
    const on = Object.entries(mailing.initial.preferences).filter(([, wants]) => wants);
    expect(on.map(([name]) => name).sort()).toEqual(
      ['like', 'new_conversations', 'new_messages', 'reminders', 'unread_message_reminders'].sort(),
    );
    expect(Object.keys(mailing.initial.preferences)).toHaveLength(8);
  });
  it('records what is different, and only that', () => {
    given(mailing)
      .when(change({ like: false, news: false, promotions: true }))
      .then({ data: { preferences: { like: false, promotions: true } } });
    given(mailing)
      .when(change({ like: true, news: false }))
      .thenNothing();
  });
});

describe('ACC-13 mail that does not reach a member', () => {
  const disabled = (reason: 'bounce' | 'fbl'): MailingEvent => ({
    type: 'NotificationsDisabled',
    data: { reason, disabledAt: now.toISOString() },
  });
  it('is recorded once for each reason', () => {
    const bounce = (state: typeof mailing.initial) => disableNotifications(state, { reason: 'bounce', now });
    given(mailing)
      .when(bounce)
      .then({ type: 'NotificationsDisabled', data: { reason: 'bounce' } });
    given(mailing, disabled('bounce')).when(bounce).thenNothing();
    given(mailing, disabled('fbl'))
      .when(bounce)
      .then({ data: { reason: 'bounce' } });
  });
  it('is tried again at a new address, unless the member did not want it', () => {
    const moved = (state: typeof mailing.initial) => enableForNewAddress(state, { now });
    given(mailing, disabled('bounce'), disabled('fbl'))
      .when(moved)
      .then({ data: { reason: 'bounce' } });
    given(mailing, disabled('fbl')).when(moved).thenNothing();
  });
});

describe('ACC-12 an address that waited when its member left', () => {
  const back: MemberEvent = { type: 'MemberReactivated', data: { reactivatedAt: '2026-03-02T11:45:00.000Z' } };
  const returned = given(member, signedUp, confirmed, requested('~2.n'), deleted, back);
  it('waits no more when they are back, and its link is worthless', () => {
    returned.when((state) => cancelEmailChange(state, { now })).thenRefused(emailChangeNotPending);
    returned.when((state) => changeEmail(state, { number: 1, now })).thenRefused(linkExpired);
  });
});
