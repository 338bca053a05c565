import type { Event, Sealed } from '../../kernel/index.js';
import type { Purpose, SealedField, SoughtGender } from './profile-fields.values.js';

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export type ProfileCreated = Event<
  'ProfileCreated',
  {
    name: Sealed;
    /** YYYY-MM-DD. */
    dateOfBirth: Sealed;
    gender: Gender;
    soughtGender: SoughtGender | null;
    country: string;
    region: string | null;
    city: Sealed | null;
    /** Of the town, where it is known: latitude and longitude, with a blank between. */
    location: Sealed | null;
    description: Sealed | null;
    createdAt: string;
  }
>;

/** Fields by their name over HTTP and in the settings; interests are a JSON list under the seal. */
export type ProfileChanges = { [F in SealedField]?: Sealed | null } & {
  sought_gender?: SoughtGender | null;
  country?: string;
  region?: string | null;
};
/** What was not changed is absent; null empties a field. A change of place has its `location`, null where unknown. */
export type ProfileEdited = Event<
  'ProfileEdited',
  { changes: ProfileChanges; location?: Sealed | null; editedAt: string }
>;

export type InvisibleModeTurnedOn = Event<'InvisibleModeTurnedOn', { at: string }>;
export type InvisibleModeTurnedOff = Event<'InvisibleModeTurnedOff', { at: string }>;

export type ConsentGiven = Event<'ConsentGiven', { purpose: Purpose; at: string }>;
/** The fields of that purpose are empty from here on, and their key of `givenAt` is destroyed. */
export type ConsentWithdrawn = Event<'ConsentWithdrawn', { purpose: Purpose; givenAt: string; at: string }>;

/** Staff say openly that nobody real is behind this profile (PRO-04). */
export type ProfileMarkedFictional = Event<'ProfileMarkedFictional', { reason: Sealed; markedAt: string }>;
export type ProfileUnmarkedFictional = Event<'ProfileUnmarkedFictional', { reason: Sealed; unmarkedAt: string }>;

export type ProfileEvent =
  | ProfileCreated
  | ProfileEdited
  | InvisibleModeTurnedOn
  | InvisibleModeTurnedOff
  | ConsentGiven
  | ConsentWithdrawn
  | ProfileMarkedFictional
  | ProfileUnmarkedFictional;
