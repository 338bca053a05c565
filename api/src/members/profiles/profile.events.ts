import type { Event, Sealed } from '../../kernel/domain.js';
import type { Ground } from './grounds.js';
import type { GiftsShown } from './gifts-shown.js';
import type { Purpose, SealedField } from './profile-fields.values.js';

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export type ProfileCreated = Event<
  'ProfileCreated',
  {
    name: Sealed;
    /** YYYY-MM-DD. */
    dateOfBirth: Sealed;
    /** A `Gender`. */
    gender: Sealed;
    /** A `SoughtGender`: with the gender it tells sexuality. */
    soughtGender: Sealed | null;
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

/**
 * When the account was made and confirmed (UTC), so that figures move it from the members to the fictional profiles
 * (ADM-07); absent in events from before they told that. `confirmedAt`: null if it was not confirmed when it was marked.
 */
export interface CountedAccount {
  signedUpAt?: string;
  confirmedAt?: string | null;
}

/** Staff state openly that the profile is not of a real person (PRO-04). */
export type ProfileMarkedFictional = Event<
  'ProfileMarkedFictional',
  CountedAccount & { reason: Sealed; markedAt: string }
>;
/** Tells of the account what the marking told. */
export type ProfileUnmarkedFictional = Event<
  'ProfileUnmarkedFictional',
  CountedAccount & { reason: Sealed; unmarkedAt: string }
>;

/** What of a profile a member writes in words of their own, and staff can clear. */
export const CLEARABLE_FIELDS = ['name', 'description', 'city'] as const;
export type ClearableField = (typeof CLEARABLE_FIELDS)[number];

/**
 * A decision by which staff limit what others see of a member (ADM-02). `id`: of the decision, and of the case that led
 * to it or that an objection to it opens. `ground`: the rule that was broken; null where the case says it. `reason` is
 * told to the member. `caseId`: the report that led to it, if any.
 */
interface Restricting {
  id: string;
  ground: Ground | null;
  caseId?: string;
}

/** Staff hid the profile: nobody else sees it any more, while the account goes on. */
export type ProfileHidden = Event<'ProfileHidden', Restricting & { reason: Sealed; hiddenAt: string }>;
/** `caseId`: the objection that was right, if that is why. */
export type ProfileShownAgain = Event<'ProfileShownAgain', { reason: Sealed; shownAt: string; caseId?: string }>;

/** Staff cleared one text; a `ProfileEdited` before it did so everywhere. `words`: what stood there. */
export type ProfileTextCleared = Event<
  'ProfileTextCleared',
  Restricting & { field: ClearableField; reason: Sealed; words: Sealed; clearedAt: string }
>;
/** The words stand again as they were; a `ProfileEdited` before it put them back. `id`: of the decision that is undone. */
export type ProfileTextPutBack = Event<
  'ProfileTextPutBack',
  { id: string; field: ClearableField; reason: Sealed; putBackAt: string; caseId?: string }
>;

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
  | ProfileUnmarkedFictional
  | ProfileHidden
  | ProfileShownAgain
  | ProfileTextCleared
  | ProfileTextPutBack;
