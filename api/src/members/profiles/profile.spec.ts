import { describe, expect, it } from '@jest/globals';
import type { Sealed } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import type { Purpose } from './profile-fields.values.js';
import type { ProfileChanges, ProfileEvent } from './profile.events.js';
import {
  create,
  decideConsent,
  edit,
  markFictional,
  profile,
  openToVisitors,
  turnInvisible,
  unmarkFictional,
  type ProfileState,
} from './profile.js';
import { consentRequired, memberNotFound } from './profiles.errors.js';

const now = new Date('2026-03-02T12:00:00.000Z');
const at = now.toISOString();
const sealed = '~1.x' as Sealed;

const details = {
  name: '~1.n' as Sealed,
  dateOfBirth: '~1.d' as Sealed,
  gender: '~1.g' as Sealed,
  soughtGender: '~1.s' as Sealed,
  country: 'NL',
  region: 'NL-NH',
  city: '~1.c' as Sealed,
  location: '~1.l' as Sealed,
  description: null,
} as const;
const created: ProfileEvent = { type: 'ProfileCreated', data: { ...details, createdAt: '2026-03-01T12:00:00.000Z' } };
const consent = (purpose: Purpose, since = '2026-03-01T12:00:00.000Z'): ProfileEvent => ({
  type: 'ConsentGiven',
  data: { purpose, at: since },
});
const edited = (changes: ProfileChanges): ProfileEvent => ({ type: 'ProfileEdited', data: { changes, editedAt: at } });

const marking = { reason: sealed, now };
const marked: ProfileEvent = { type: 'ProfileMarkedFictional', data: { reason: sealed, markedAt: at } };
const unmarked: ProfileEvent = { type: 'ProfileUnmarkedFictional', data: { reason: sealed, unmarkedAt: at } };
const mark = (state: ProfileState) => markFictional(state, marking);
const unmark = (state: ProfileState) => unmarkFictional(state, marking);
const change = (changes: ProfileChanges) => (state: ProfileState) =>
  edit(state, { changes, consents: state.consents, now });

describe('PRO-04 fictional profiles', () => {
  it('ADM-07 tell when their account was made and confirmed, and the same when they are none any more', () => {
    const account = { signedUpAt: '2026-02-01T10:00:00.000Z', confirmedAt: null };
    const told: ProfileEvent = { type: 'ProfileMarkedFictional', data: { reason: sealed, ...account, markedAt: at } };
    given(profile, created)
      .when((state) => markFictional(state, { ...marking, account }))
      .then(told);
    given(profile, created, told)
      .when(unmark)
      .then({ type: 'ProfileUnmarkedFictional', data: { reason: sealed, ...account, unmarkedAt: at } });
    given(profile, created, marked).when(unmark).then(unmarked);
  });

  it('are marked by staff, with the reason, once', () => {
    given(profile, created).when(mark).then(marked);
    given(profile, created, marked).when(mark).thenNothing();
    given(profile).when(mark).thenRefused(memberNotFound);
  });
  it('are marked no longer when staff say so, with the reason, and may be again', () => {
    given(profile, created, marked).when(unmark).then(unmarked);
    given(profile, created).when(unmark).thenNothing();
    given(profile, created, marked, unmarked).when(unmark).thenNothing();
    given(profile, created, marked, unmarked).when(mark).then(marked);
    given(profile).when(unmark).thenRefused(memberNotFound);
  });
});

describe('ACC-01 a new profile', () => {
  const wanted = { ...details, consents: ['interests'] as Purpose[], consentedAt: at, interests: null, now };

  it('records what was filled in and each consent by itself', () => {
    given(profile)
      .when((state) => create(state, wanted))
      .then(
        { type: 'ProfileCreated', data: { soughtGender: details.soughtGender, createdAt: at } },
        { type: 'ConsentGiven', data: { purpose: 'interests', at } },
      );
  });
  it('CLI-04 begins with interests chosen on a lander, and never without the consent to keep them', () => {
    given(profile)
      .when((state) => create(state, { ...wanted, interests: sealed }))
      .then(
        { type: 'ProfileCreated', data: {} },
        { type: 'ConsentGiven', data: { purpose: 'interests', at } },
        { type: 'ProfileEdited', data: { changes: { interests: sealed }, editedAt: at } },
      );
    given(profile)
      .when((state) => create(state, { ...wanted, consents: ['sexuality'], interests: sealed }))
      .thenRefused(consentRequired, { purpose: 'interests' });
  });
  it('PRV-01 state keeps no sealed field', () => {
    const { state } = given(profile, created, edited({ city: sealed, description: sealed, country: 'BE' }));
    expect(JSON.stringify(state)).not.toContain('~1.');
  });
});

describe('PRO-01 editing', () => {
  it('records what changes alone', () => {
    given(profile, created)
      .when(change({ city: sealed, country: 'BE', region: null }))
      .then(edited({ city: sealed, country: 'BE', region: null }));
    given(profile, created).when(change({})).thenNothing();
    given(profile)
      .when(change({ city: sealed }))
      .thenRefused(memberNotFound);
  });
  it('moves the member', () => {
    const { state } = given(profile, created, edited({ country: 'BE', region: null, sought_gender: sealed }));
    expect(state).toMatchObject({ country: 'BE', region: null });
    expect(given(profile, created, edited({ city: null })).state).toMatchObject({ country: 'NL', region: 'NL-NH' });
  });

  it.each([
    ['sexuality', 'sexuality'],
    ['interests', 'interests'],
    ['tattoos', 'appearance'],
    ['body_type', 'appearance'],
  ] as const)('keeps %s only with consent to %s, and empties it without', (field, purpose) => {
    given(profile, created)
      .when(change({ [field]: sealed }))
      .thenRefused(consentRequired, { purpose });
    given(profile, created, consent(purpose))
      .when(change({ [field]: sealed }))
      .then(edited({ [field]: sealed }));
    given(profile, created)
      .when(change({ [field]: null }))
      .then(edited({ [field]: null }));
  });
  it('refuses what was sealed under a consent that is no longer the one', () => {
    const stale = { sexuality: null, interests: '2026-02-01T00:00:00.000Z', appearance: null };
    given(profile, created, consent('interests'))
      .when((state) => edit(state, { changes: { interests: sealed }, consents: stale, now }))
      .thenRefused(consentRequired, { purpose: 'interests' });
  });
});

describe('PRO-01 consent', () => {
  const decide = (is: boolean) => (state: ProfileState) =>
    decideConsent(state, { purpose: 'interests', given: is, now });

  it('is given and withdrawn once', () => {
    const withdrawn: ProfileEvent = {
      type: 'ConsentWithdrawn',
      data: { purpose: 'interests', givenAt: '2026-03-01T12:00:00.000Z', at },
    };
    given(profile, created).when(decide(true)).then(consent('interests', at));
    given(profile, created, consent('interests')).when(decide(true)).thenNothing();
    given(profile, created, consent('interests')).when(decide(false)).then(withdrawn);
    given(profile, created, consent('interests'), withdrawn).when(decide(false)).thenNothing();
    given(profile).when(decide(true)).thenRefused(memberNotFound);
  });
  it('of one purpose says nothing of another', () => {
    given(profile, created, consent('interests'))
      .when(change({ sexuality: sealed }))
      .thenRefused(consentRequired, { purpose: 'sexuality' });
  });
});

describe('ACC-16 who may see the profile without being logged in', () => {
  const choose = (open: boolean) => (state: ProfileState) => openToVisitors(state, { open, now });
  const opened: ProfileEvent = { type: 'ProfileOpenedToVisitors', data: { at } };
  const closed: ProfileEvent = { type: 'ProfileClosedToVisitors', data: { at } };

  it('is not chosen for anybody, and each choice is recorded once, the first one whichever it is', () => {
    expect(given(profile, created).state.openToVisitors).toBeNull();
    given(profile, created).when(choose(false)).then(closed);
    given(profile, created).when(choose(true)).then(opened);
    given(profile, created, closed).when(choose(false)).thenNothing();
    given(profile, created, closed, opened).when(choose(true)).thenNothing();
    given(profile, created, opened).when(choose(false)).then(closed);
    given(profile).when(choose(true)).thenRefused(memberNotFound);
    expect(given(profile, created, opened, closed).state.openToVisitors).toBe(false);
  });
});

describe('PRO-08 invisible mode', () => {
  const turn = (invisible: boolean) => (state: ProfileState) => turnInvisible(state, { invisible, now });
  const on: ProfileEvent = { type: 'InvisibleModeTurnedOn', data: { at } };

  it('is turned on and off, each once', () => {
    given(profile, created).when(turn(true)).then(on);
    given(profile, created, on).when(turn(true)).thenNothing();
    given(profile, created, on).when(turn(false)).then({ type: 'InvisibleModeTurnedOff', data: { at } });
    given(profile, created).when(turn(false)).thenNothing();
    given(profile).when(turn(true)).thenRefused(memberNotFound);
    expect(given(profile, created, on).state.invisible).toBe(true);
  });
});
