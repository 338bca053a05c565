import type { Event, Sealed } from '../../kernel/index.js';
import type { GiftsShown } from './gifts-shown.js';
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
    /** Location of the town, if known: latitude and longitude, separated by a space. */
    location: Sealed | null;
    description: Sealed | null;
    createdAt: string;
  }
>;

/** Fields by their names in the API and settings; interests are sealed as a JSON list. */
export type ProfileChanges = { [F in SealedField]?: Sealed | null } & {
  sought_gender?: SoughtGender | null;
  country?: string;
  region?: string | null;
};
/** Unchanged fields are absent; null clears a field. A change of place includes its `location`, null if unknown. */
export type ProfileEdited = Event<
  'ProfileEdited',
  { changes: ProfileChanges; location?: Sealed | null; editedAt: string }
>;

export type InvisibleModeTurnedOn = Event<'InvisibleModeTurnedOn', { at: string }>;
export type InvisibleModeTurnedOff = Event<'InvisibleModeTurnedOff', { at: string }>;

/** Visitors, who are not logged in, may see the profile's card; or members alone (ACC-16). Neither: members alone. */
export type ProfileOpenedToVisitors = Event<'ProfileOpenedToVisitors', { at: string }>;
export type ProfileClosedToVisitors = Event<'ProfileClosedToVisitors', { at: string }>;

export type ConsentGiven = Event<'ConsentGiven', { purpose: Purpose; at: string }>;
/** The fields of that purpose are cleared, and the key of the consent given at `givenAt` is destroyed. */
export type ConsentWithdrawn = Event<'ConsentWithdrawn', { purpose: Purpose; givenAt: string; at: string }>;

/** Staff state openly that the profile is not of a real person (PRO-04). */
export type ProfileMarkedFictional = Event<'ProfileMarkedFictional', { reason: Sealed; markedAt: string }>;
export type ProfileUnmarkedFictional = Event<'ProfileUnmarkedFictional', { reason: Sealed; unmarkedAt: string }>;

/** Wants no photos in chats that nobody has looked at yet, or no longer minds (CHT-11). */
export type UninspectedPhotosDeclined = Event<'UninspectedPhotosDeclined', { at: string }>;
export type UninspectedPhotosAccepted = Event<'UninspectedPhotosAccepted', { at: string }>;

/** How far gifts that the member has been given show on their profile, where their givers want it too (CHT-10). */
export type ReceivedGiftsChosen = Event<'ReceivedGiftsChosen', { giftShown: GiftsShown; at: string }>;

export type ProfileEvent =
  | ProfileCreated
  | ProfileEdited
  | InvisibleModeTurnedOn
  | InvisibleModeTurnedOff
  | ProfileOpenedToVisitors
  | ProfileClosedToVisitors
  | UninspectedPhotosDeclined
  | UninspectedPhotosAccepted
  | ReceivedGiftsChosen
  | ConsentGiven
  | ConsentWithdrawn
  | ProfileMarkedFictional
  | ProfileUnmarkedFictional;
