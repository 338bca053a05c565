import type { Event } from '../../kernel/domain.js';

/** `opened`: the sealed fields that were decrypted, as `Type.field`. */
export type StreamViewed = Event<'StreamViewed', { opened: string[]; viewedAt: string }>;

/** From where staff open the page of a member; `address`: by a link from outside the console, or after a reload. */
export const OPENED_FROM = [
  'list',
  'search',
  'case',
  'objection',
  'complaint',
  'photo',
  'inbox',
  'payment',
  'refund',
  'debit',
  'chargeback',
  'books',
  'discount',
  'timeline',
  'member',
  'dashboard',
  'address',
  'other',
] as const;
export type OpenedFrom = (typeof OPENED_FROM)[number];

/** The page of a member was opened (ADM-05). `reason`: from where. `about`: which case, payment or the like, by its id. */
export type MemberOpened = Event<'MemberOpened', { reason: OpenedFrom; about: string | null; openedAt: string }>;

/**
 * A member was looked at as of an instant (ADM-05). `asOf`, `beside`: the two instants that were compared (UTC); `beside`
 * null: with now. `reason`, `about`: as in `MemberOpened`.
 */
export type MemberViewedAsOf = Event<
  'MemberViewedAsOf',
  { reason: OpenedFrom; about: string | null; asOf: string; beside: string | null; viewedAt: string }
>;

export type ViewingEvent = StreamViewed | MemberOpened | MemberViewedAsOf;
