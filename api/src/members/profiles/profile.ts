import { defineStream, type Sealed } from '../../kernel/index.js';
import type { GiftsShown } from './gifts-shown.js';
import { PURPOSE_NAMES, purposeOf, type Purpose, type SoughtGender } from './profile-fields.values.js';
import type {
  ConsentGiven,
  ConsentWithdrawn,
  Gender,
  InvisibleModeTurnedOff,
  InvisibleModeTurnedOn,
  ProfileChanges,
  ProfileClosedToVisitors,
  ProfileCreated,
  ProfileEdited,
  ProfileEvent,
  ProfileMarkedFictional,
  ProfileOpenedToVisitors,
  ProfileUnmarkedFictional,
  ReceivedGiftsChosen,
  UninspectedPhotosAccepted,
  UninspectedPhotosDeclined,
} from './profile.events.js';
import { consentRequired, memberNotFound } from './profiles.errors.js';

export interface ProfileState {
  exists: boolean;
  fictional: boolean;
  invisible: boolean;
  /** Whether visitors may see the card; null until the member has chosen (ACC-16). */
  openToVisitors: boolean | null;
  /** Takes photos in chats that nobody has looked at yet, where the operator lets them pass (CHT-11). */
  uninspectedPhotos: boolean;
  /** How far gifts to the member show on their profile (CHT-10). */
  giftsShown: GiftsShown;
  gender: Gender | null;
  soughtGender: SoughtGender | null;
  country: string | null;
  region: string | null;
  /** When each consent was given; null if there is none. */
  consents: Record<Purpose, string | null>;
}

export const profile = defineStream<ProfileState, ProfileEvent>({
  type: 'profile',
  revision: 6,
  initial: {
    exists: false,
    fictional: false,
    invisible: false,
    openToVisitors: null,
    uninspectedPhotos: true,
    giftsShown: 'hidden',
    gender: null,
    soughtGender: null,
    country: null,
    region: null,
    consents: { sexuality: null, interests: null, appearance: null },
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
      case 'ProfileOpenedToVisitors':
        return { ...state, openToVisitors: true };
      case 'ProfileClosedToVisitors':
        return { ...state, openToVisitors: false };
      case 'UninspectedPhotosDeclined':
        return { ...state, uninspectedPhotos: false };
      case 'UninspectedPhotosAccepted':
        return { ...state, uninspectedPhotos: true };
      case 'ReceivedGiftsChosen':
        return { ...state, giftsShown: event.data.giftShown };
      case 'ConsentGiven':
        return withConsent(state, event.data.purpose, event.data.at);
      case 'ConsentWithdrawn':
        return withConsent(state, event.data.purpose, null);
      case 'ProfileMarkedFictional':
        return { ...state, fictional: true };
      case 'ProfileUnmarkedFictional':
        return { ...state, fictional: false };
    }
  },
});

const withConsent = (state: ProfileState, purpose: Purpose, since: string | null): ProfileState => ({
  ...state,
  consents: { ...state.consents, [purpose]: since },
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
  location: Sealed | null;
  description: Sealed | null;
  consents: readonly Purpose[];
  now: Date;
}

export const create = (state: ProfileState, { now, consents, ...fields }: NewProfile): ProfileEvent[] => {
  if (state.exists) throw new Error('this member already has a profile');
  const at = now.toISOString();
  const created: ProfileCreated = { type: 'ProfileCreated', data: { ...fields, createdAt: at } };
  const given = PURPOSE_NAMES.filter((purpose) => consents.includes(purpose));
  return [created, ...given.map((purpose): ConsentGiven => ({ type: 'ConsentGiven', data: { purpose, at } }))];
};

interface Edit {
  changes: ProfileChanges;
  /** Set if the place changes. */
  location?: Sealed | null;
  /** The consents with whose keys the changes are sealed. */
  consents: ProfileState['consents'];
  now: Date;
}

/** Special category data is stored only while consent for its purpose is in force; clearing it needs no consent. */
export const edit = (state: ProfileState, { changes, location, consents, now }: Edit): ProfileEdited[] => {
  if (!state.exists) throw memberNotFound({});
  for (const [field, value] of Object.entries(changes)) {
    const purpose = value === null ? undefined : purposeOf(field);
    if (!purpose) continue;
    const since = state.consents[purpose];
    if (since === null || since !== consents[purpose]) throw consentRequired({ purpose });
  }
  if (Object.keys(changes).length === 0) return [];
  return [
    {
      type: 'ProfileEdited',
      data: { changes, ...(location !== undefined && { location }), editedAt: now.toISOString() },
    },
  ];
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

/** The first choice is recorded whichever it is, so that the member is not asked again. */
export const openToVisitors = (
  state: ProfileState,
  { open, now }: { open: boolean; now: Date },
): (ProfileOpenedToVisitors | ProfileClosedToVisitors)[] => {
  if (!state.exists) throw memberNotFound({});
  if (state.openToVisitors === open) return [];
  const type = open ? 'ProfileOpenedToVisitors' : 'ProfileClosedToVisitors';
  return [{ type, data: { at: now.toISOString() } }];
};

export const chooseUninspectedPhotos = (
  state: ProfileState,
  { accepted, now }: { accepted: boolean; now: Date },
): (UninspectedPhotosAccepted | UninspectedPhotosDeclined)[] => {
  if (!state.exists) throw memberNotFound({});
  if (state.uninspectedPhotos === accepted) return [];
  const type = accepted ? 'UninspectedPhotosAccepted' : 'UninspectedPhotosDeclined';
  return [{ type, data: { at: now.toISOString() } }];
};

export const chooseReceivedGifts = (
  state: ProfileState,
  { shown, now }: { shown: GiftsShown; now: Date },
): ReceivedGiftsChosen[] => {
  if (!state.exists) throw memberNotFound({});
  return state.giftsShown === shown
    ? []
    : [{ type: 'ReceivedGiftsChosen', data: { giftShown: shown, at: now.toISOString() } }];
};

export const decideConsent = (
  state: ProfileState,
  { purpose, given, now }: { purpose: Purpose; given: boolean; now: Date },
): (ConsentGiven | ConsentWithdrawn)[] => {
  if (!state.exists) throw memberNotFound({});
  const givenAt = state.consents[purpose];
  const at = now.toISOString();
  if (given) return givenAt ? [] : [{ type: 'ConsentGiven', data: { purpose, at } }];
  return givenAt ? [{ type: 'ConsentWithdrawn', data: { purpose, givenAt, at } }] : [];
};

interface Marking {
  reason: Sealed;
  now: Date;
}

export const markFictional = (state: ProfileState, { reason, now }: Marking): ProfileMarkedFictional[] => {
  if (!state.exists) throw memberNotFound({});
  if (state.fictional) return [];
  return [{ type: 'ProfileMarkedFictional', data: { reason, markedAt: now.toISOString() } }];
};

export const unmarkFictional = (state: ProfileState, { reason, now }: Marking): ProfileUnmarkedFictional[] => {
  if (!state.exists) throw memberNotFound({});
  if (!state.fictional) return [];
  return [{ type: 'ProfileUnmarkedFictional', data: { reason, unmarkedAt: now.toISOString() } }];
};
