import { defineStream, type Sealed } from '../../kernel/domain.js';
import type { GiftsShown } from './gifts-shown.js';
import { PURPOSE_NAMES, purposeOf, type Purpose } from './profile-fields.values.js';
import {
  CLEARABLE_FIELDS,
  type ClearableField,
  type CountedAccount,
  type ConsentGiven,
  type ConsentWithdrawn,
  type InvisibleModeTurnedOff,
  type InvisibleModeTurnedOn,
  type ProfileChanges,
  type ProfileClosedToVisitors,
  type ProfileCreated,
  type ProfileEdited,
  type ProfileEvent,
  type ProfileMarkedFictional,
  type ProfileOpenedToVisitors,
  type ProfileUnmarkedFictional,
  type ReceivedGiftsChosen,
  type UninspectedPhotosAccepted,
  type UninspectedPhotosDeclined,
} from './profile.events.js';
import { profileUpcasters } from './profile.upcasters.js';
import { consentRequired, memberNotFound } from './profiles.errors.js';

export interface ProfileState {
  exists: boolean;
  fictional: boolean;
  /** What the latest marking told of the account; taken back with it. */
  countedAs: CountedAccount;
  invisible: boolean;
  /** Staff hid it, whatever the member chose. */
  hidden: boolean;
  /** The decision by which they did. */
  hiddenBy: string | null;
  /** Decisions by which staff cleared a text that the member has not written anew since, by field. */
  cleared: Partial<Record<ClearableField, string>>;
  /** How often each text that staff can clear has changed. */
  writings: Partial<Record<ClearableField, number>>;
  /** Whether visitors may see the card; null until the member has chosen (ACC-16). */
  openToVisitors: boolean | null;
  /** Takes photos in chats that nobody has looked at yet, where the operator lets them pass (CHT-11). */
  uninspectedPhotos: boolean;
  /** How far gifts to the member show on their profile (CHT-10). */
  giftsShown: GiftsShown;
  country: string | null;
  region: string | null;
  /** When each consent was given; null if there is none. */
  consents: Record<Purpose, string | null>;
}

export const profile = defineStream<ProfileState, ProfileEvent>({
  type: 'profile',
  revision: 9,
  upcasters: profileUpcasters,
  initial: {
    exists: false,
    fictional: false,
    countedAs: {},
    invisible: false,
    hidden: false,
    hiddenBy: null,
    cleared: {},
    writings: {},
    openToVisitors: null,
    uninspectedPhotos: true,
    giftsShown: 'hidden',
    country: null,
    region: null,
    consents: { sexuality: null, interests: null, appearance: null },
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'ProfileCreated': {
        const { country, region } = event.data;
        return { ...state, exists: true, country, region };
      }
      case 'ProfileEdited': {
        const { country = state.country, region = state.region } = event.data.changes;
        return {
          ...state,
          country,
          region,
          cleared: withoutKeys(state.cleared, event.data.changes),
          writings: oneMore(state.writings, event.data.changes),
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
      case 'ProfileHidden':
        return { ...state, hidden: true, hiddenBy: event.data.id };
      case 'ProfileShownAgain':
        return { ...state, hidden: false, hiddenBy: null };
      case 'ProfileTextCleared':
        return { ...state, cleared: { ...state.cleared, [event.data.field]: event.data.id } };
      case 'ProfileTextPutBack':
        return { ...state, cleared: withoutKeys(state.cleared, { [event.data.field]: null }) };
      case 'ProfileMarkedFictional':
        return { ...state, fictional: true, countedAs: countedIn(event.data) };
      case 'ProfileUnmarkedFictional':
        return { ...state, fictional: false };
    }
  },
});

const oneMore = (writings: ProfileState['writings'], changes: ProfileChanges): ProfileState['writings'] => ({
  ...writings,
  ...Object.fromEntries(
    CLEARABLE_FIELDS.filter((field) => field in changes).map((field) => [field, (writings[field] ?? 0) + 1]),
  ),
});

const withoutKeys = (cleared: ProfileState['cleared'], changes: object): ProfileState['cleared'] =>
  Object.fromEntries(Object.entries(cleared).filter(([field]) => !(field in changes)));

const withConsent = (state: ProfileState, purpose: Purpose, since: string | null): ProfileState => ({
  ...state,
  consents: { ...state.consents, [purpose]: since },
});

export const profileOf = profile.of;

export interface NewProfile extends Omit<ProfileCreated['data'], 'createdAt'> {
  consents: readonly Purpose[];
  /** Names the keys of those consents (ISO 8601). */
  consentedAt: string;
  /** Sealed with the key of the consent to them; null: none are told. */
  interests: Sealed | null;
  now: Date;
}

export const create = (
  state: ProfileState,
  { now, consents, consentedAt, interests, ...fields }: NewProfile,
): ProfileEvent[] => {
  if (state.exists) throw new Error('this member already has a profile');
  if (interests && !consents.includes('interests')) throw consentRequired({ purpose: 'interests' });
  const at = now.toISOString();
  const given = PURPOSE_NAMES.filter((purpose) => consents.includes(purpose));
  return [
    { type: 'ProfileCreated', data: { ...fields, createdAt: at } },
    ...given.map((purpose): ConsentGiven => ({ type: 'ConsentGiven', data: { purpose, at: consentedAt } })),
    ...(interests ? [{ type: 'ProfileEdited', data: { changes: { interests }, editedAt: at } } as ProfileEdited] : []),
  ];
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

/** Without what an event from before it was told lacks. */
const countedIn = ({ signedUpAt, confirmedAt }: CountedAccount): CountedAccount =>
  signedUpAt === undefined ? {} : { signedUpAt, confirmedAt: confirmedAt ?? null };

interface Marking {
  reason: Sealed;
  now: Date;
}

/** `account`: when it was made and confirmed, so that figures count it with the fictional profiles (ADM-07). */
export const markFictional = (
  state: ProfileState,
  { reason, now, account = {} }: Marking & { account?: CountedAccount },
): ProfileMarkedFictional[] => {
  if (!state.exists) throw memberNotFound({});
  if (state.fictional) return [];
  return [{ type: 'ProfileMarkedFictional', data: { reason, ...countedIn(account), markedAt: now.toISOString() } }];
};

export const unmarkFictional = (state: ProfileState, { reason, now }: Marking): ProfileUnmarkedFictional[] => {
  if (!state.exists) throw memberNotFound({});
  if (!state.fictional) return [];
  return [{ type: 'ProfileUnmarkedFictional', data: { reason, ...state.countedAs, unmarkedAt: now.toISOString() } }];
};
