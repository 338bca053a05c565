import { describe, expect, it } from 'vitest';
import type { Sealed } from '../kernel/index.js';
import { given } from '../kernel/testing/index.js';
import type { ProfileEvent } from './profile.events.js';
import { markFictional, profile } from './profile.js';
import { memberNotFound } from './profiles.errors.js';

const created: ProfileEvent = {
  type: 'ProfileCreated',
  data: {
    name: '~1.n' as Sealed,
    dateOfBirth: '~1.d' as Sealed,
    gender: 'female',
    soughtGender: 'male',
    country: 'NL',
    region: null,
    city: '~1.c' as Sealed,
    description: null,
    createdAt: '2026-03-01T12:00:00.000Z',
  },
};
const mark = (state: typeof profile.initial) => markFictional(state, { reason: 'written by staff' });

describe('PRO-04 fictional profiles', () => {
  it('are marked by staff, with the reason, once', () => {
    given(profile, created)
      .when(mark)
      .then({ type: 'ProfileMarkedFictional', data: { reason: 'written by staff' } });
    given(profile, created, { type: 'ProfileMarkedFictional', data: { reason: 'x' } })
      .when(mark)
      .thenNothing();
    given(profile).when(mark).thenRefused(memberNotFound);
  });

  it('PRV-01 state keeps no sealed field', () => {
    expect(JSON.stringify(given(profile, created).state)).not.toContain('~1.');
  });
});
