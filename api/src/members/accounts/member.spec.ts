import { describe, expect, it } from '@jest/globals';
import { type Sealed, authenticationRequired, confirmationRequired } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import { activationFailed, tooManyMails } from './accounts.errors.js';
import type { MemberEvent } from './member.events.js';
import {
  changeLanguage,
  confirmEmail,
  member,
  requestActivationMail,
  requireActive,
  signUp,
  turnPremium,
} from './member.js';
import { termsVersion } from '../../ground/settings/domain.js';
import { accountProblems } from './sign-up/sign-up.js';

const now = new Date('2026-03-02T12:00:00Z');
const sealed = '~1.e' as Sealed;
const signedUp: MemberEvent = {
  type: 'SignedUp',
  data: {
    email: sealed,
    language: 'nl',
    timeZone: 'Europe/Amsterdam',
    domain: 'localhost',
    termsVersion: '2023-12-01T12:00:00.000Z',
    tracking: null,
    signedUpAt: '2026-03-01T12:00:00.000Z',
  },
};
const confirmed: MemberEvent = { type: 'EmailConfirmed', data: { confirmedAt: '2026-03-01T13:00:00.000Z' } };
const mailed = (requestedAt: string): MemberEvent => ({ type: 'ActivationMailRequested', data: { requestedAt } });
const premium: MemberEvent = { type: 'BecamePremium', data: { becameAt: '2026-03-01T14:00:00.000Z' } };

describe('ACC-01 signing up', () => {
  it('ACC-03 records the language, zone and terms that were agreed to', () => {
    given(member)
      .when((state) => signUp(state, { ...signedUp.data, now }))
      .then({ type: 'SignedUp', data: { language: 'nl', signedUpAt: now.toISOString() } });
  });

  it('leaves the e-mail unconfirmed and the member free', () => {
    expect(given(member, signedUp).state).toMatchObject({ status: 'not_confirmed', premium: false });
  });
});

describe('ACC-03 version of the terms', () => {
  it.each([
    ['2020-01-01T00:00:00.000Z', '2023-12-01T12:00:00.000Z'],
    ['2023-12-01T12:00:00.000Z', '2023-12-01T12:00:00.000Z'],
    ['2024-05-06T00:00:00.000Z', '2024-05-06T00:00:00.000Z'],
  ])('of a company added %s is %s', (added, version) => {
    expect(termsVersion(added)).toBe(version);
  });
});

describe('ACC-02 the account part of the form', () => {
  const form = { email: 'anna@example.com', password: '12345678', terms: true };
  const limits = { passwordLength: { min: 8, max: 128 } };
  const codes = (change: object) => accountProblems({ ...form, ...change }, limits).map(({ code }) => code);

  it('accepts a good one', () => expect(codes({})).toEqual([]));
  it('counts a password in characters: 7 is short, 8 and 128 fit, 129 is long', () => {
    expect(codes({ password: '1234567' })).toEqual(['password_length']);
    expect(codes({ password: '🔑'.repeat(7) })).toEqual(['password_length']);
    expect(codes({ password: '🔑'.repeat(8) })).toEqual([]);
    expect(codes({ password: 'x'.repeat(128) })).toEqual([]);
    expect(codes({ password: 'x'.repeat(129) })).toEqual(['password_length']);
  });
  it('ACC-03 needs the terms', () => {
    expect(codes({ terms: false })).toEqual(['terms_required']);
    expect(codes({ terms: undefined })).toEqual(['terms_required']);
  });
  it('names every wrong field at once', () => {
    expect(codes({ email: 'x', password: '', terms: false })).toEqual([
      'invalid_email',
      'password_length',
      'terms_required',
    ]);
  });
});

describe('ACC-04 confirming the e-mail', () => {
  it('makes the member active', () => {
    given(member, signedUp)
      .when((state) => confirmEmail(state, { emailVersion: 0, now }))
      .then({ type: 'EmailConfirmed', data: { confirmedAt: now.toISOString() } });
    expect(given(member, signedUp, confirmed).state.status).toBe('active');
  });
  it('records a second click as nothing', () => {
    given(member, signedUp, confirmed)
      .when((state) => confirmEmail(state, { emailVersion: 0, now }))
      .thenNothing();
  });
  it('fails for nobody', () => {
    given(member)
      .when((state) => confirmEmail(state, { emailVersion: 0, now }))
      .thenRefused(activationFailed);
  });
});

describe('ACC-04 asking for another mail', () => {
  const ask = (state: typeof member.initial) => requestActivationMail(state, { now, mailsADay: 2 });

  it('grants it up to the limit of 24 hours', () => {
    given(member, signedUp).when(ask).then({ type: 'ActivationMailRequested' });
    given(member, signedUp, mailed('2026-03-02T11:00:00.000Z')).when(ask).then({ type: 'ActivationMailRequested' });
    given(member, signedUp, mailed('2026-03-02T11:00:00.000Z'), mailed('2026-03-02T11:30:00.000Z'))
      .when(ask)
      .thenRefused(tooManyMails);
  });
  it('forgets mails of a day ago, to the millisecond', () => {
    given(member, signedUp, mailed('2026-03-01T12:00:00.000Z'), mailed('2026-03-02T11:00:00.000Z'))
      .when(ask)
      .then({ type: 'ActivationMailRequested' });
    given(member, signedUp, mailed('2026-03-01T12:00:00.001Z'), mailed('2026-03-02T11:00:00.000Z'))
      .when(ask)
      .thenRefused(tooManyMails);
  });
  it('sends nothing to a confirmed member', () => {
    given(member, signedUp, confirmed).when(ask).thenNothing();
  });
});

describe('ACC-09 becoming premium', () => {
  it('happens once', () => {
    given(member, signedUp)
      .when((state) => turnPremium(state, { now }))
      .then({ type: 'BecamePremium' });
    given(member, signedUp, premium)
      .when((state) => turnPremium(state, { now }))
      .thenNothing();
  });
});

describe('ACC-10 language', () => {
  it('is recorded when it changes, and only then', () => {
    given(member, signedUp)
      .when((state) => changeLanguage(state, 'pl'))
      .then({ type: 'LanguageChanged', data: { language: 'pl' } });
    given(member, signedUp)
      .when((state) => changeLanguage(state, 'nl'))
      .thenNothing();
  });
});

describe('ACC-04 who may act', () => {
  const may = (...events: MemberEvent[]) =>
    given(member, ...events).when((state) => {
      requireActive(state);
      return [];
    });
  it('only confirmed members', () => {
    may(signedUp, confirmed).thenNothing();
    may(signedUp).thenRefused(confirmationRequired);
    may().thenRefused(authenticationRequired);
  });
});
