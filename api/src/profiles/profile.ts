import { defineStream, type Sealed } from '../kernel/index.js';
import { PURPOSE_NAMES, purposeOf, type Purpose, type SoughtGender } from './profile-fields.values.js';
import type {
  ConsentGiven,
  ConsentWithdrawn,
  Gender,
  InvisibleModeTurnedOff,
  InvisibleModeTurnedOn,
  ProfileChanges,
  ProfileCreated,
  ProfileEdited,
  ProfileEvent,
  ProfileMarkedFictional,
} from './profile.events.js';
import { consentRequired, memberNotFound } from './profiles.errors.js';

interface Consent {
  given: boolean;
  /** How often it was given: each time has a key of its own, destroyed when it is withdrawn. */
  times: number;
}

export interface ProfileState {
  exists: boolean;
  fictional: boolean;
  invisible: boolean;
  disabled: boolean;
  gender: Gender | null;
  soughtGender: SoughtGender | null;
  country: string | null;
  region: string | null;
  consents: Record<Purpose, Consent>;
}

const never: Consent = { given: false, times: 0 };

export const profile = defineStream<ProfileState, ProfileEvent>({
  type: 'profile',
  revision: 2,
  initial: {
    exists: false,
    fictional: false,
    invisible: false,
    disabled: false,
    gender: null,
    soughtGender: null,
    country: null,
    region: null,
    consents: { sexuality: never, interests: never, appearance: never },
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'ProfileCreated': {
        const { gender, soughtGender, country, region } = event.data;
        return { ...state, exists: true, gender, soughtGender, country, region };
      }
      case 'ProfileEdited': {
        const { country = state.country, region = state.region, sought_gender } = event.data.changes;
        return {
          ...state,
          country,
          region,
          soughtGender: sought_gender === undefined ? state.soughtGender : sought_gender,
        };
      }
      case 'InvisibleModeTurnedOn':
        return { ...state, invisible: true };
      case 'InvisibleModeTurnedOff':
        return { ...state, invisible: false };
      case 'ConsentGiven': {
        const { purpose } = event.data;
        return withConsent(state, purpose, { given: true, times: state.consents[purpose].times + 1 });
      }
      case 'ConsentWithdrawn': {
        const { purpose } = event.data;
        return withConsent(state, purpose, { ...state.consents[purpose], given: false });
      }
      case 'ProfileMarkedFictional':
        return { ...state, fictional: true };
    }
  },
});

const withConsent = (state: ProfileState, purpose: Purpose, consent: Consent): ProfileState => ({
  ...state,
  consents: { ...state.consents, [purpose]: consent },
});

export const profileOf = profile.of;

interface NewProfile {
  name: Sealed;
  dateOfBirth: Sealed;
  gender: Gender;
  soughtGender: SoughtGender | null;
  country: string;
  region: string | null;
  city: Sealed | null;
  description: Sealed | null;
  consents: readonly Purpose[];
  now: Date;
}

export const create = (state: ProfileState, { now, consents, ...fields }: NewProfile): ProfileEvent[] => {
  if (state.exists) throw new Error('this member has a profile');
  const at = now.toISOString();
  const created: ProfileCreated = { type: 'ProfileCreated', data: { ...fields, createdAt: at } };
  const given = PURPOSE_NAMES.filter((purpose) => consents.includes(purpose));
  return [created, ...given.map((purpose): ConsentGiven => ({ type: 'ConsentGiven', data: { purpose, at } }))];
};

/** Special data is stored only while its purpose has consent; taking data away needs none. */
export const edit = (
  state: ProfileState,
  { changes, now }: { changes: ProfileChanges; now: Date },
): ProfileEdited[] => {
  if (!state.exists) throw memberNotFound({});
  for (const [field, value] of Object.entries(changes)) {
    const purpose = value === null ? undefined : purposeOf(field);
    if (purpose && !state.consents[purpose].given) throw consentRequired({ purpose });
  }
  if (Object.keys(changes).length === 0) return [];
  return [{ type: 'ProfileEdited', data: { changes, editedAt: now.toISOString() } }];
};

export const turnInvisible = (
  state: ProfileState,
  { invisible, now }: { invisible: boolean; now: Date },
): (InvisibleModeTurnedOn | InvisibleModeTurnedOff)[] => {
  if (!state.exists) throw memberNotFound({});
  if (state.invisible === invisible) return [];
  const type = invisible ? 'InvisibleModeTurnedOn' : 'InvisibleModeTurnedOff';
  return [{ type, data: { at: now.toISOString() } }];
};

export const decideConsent = (
  state: ProfileState,
  { purpose, given, now }: { purpose: Purpose; given: boolean; now: Date },
): (ConsentGiven | ConsentWithdrawn)[] => {
  if (!state.exists) throw memberNotFound({});
  if (state.consents[purpose].given === given) return [];
  return [{ type: given ? 'ConsentGiven' : 'ConsentWithdrawn', data: { purpose, at: now.toISOString() } }];
};

export const markFictional = (state: ProfileState, { reason }: { reason: string }): ProfileMarkedFictional[] => {
  if (!state.exists) throw memberNotFound({});
  return state.fictional ? [] : [{ type: 'ProfileMarkedFictional', data: { reason } }];
};
