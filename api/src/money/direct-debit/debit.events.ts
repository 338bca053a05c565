import type { Event, Sealed } from '../../kernel/index.js';
import type { Locale, Money } from '../../ground/settings/index.js';

/** `memberId` is in each event: who is told of it must be known from the event alone. */
interface Told {
  memberId: string;
}

/** A one-time code goes to this number; `number`: the how many-th of this debit, only the last one counts. */
export type DebitCodeAsked = Event<
  'DebitCodeAsked',
  Told & { number: number; phone: Sealed; phoneHash: string; language: Locale; askedAt: string }
>;
export type DebitCodeRefused = Event<'DebitCodeRefused', Told & { number: number; refusedAt: string }>;

/**
 * The member has signed a mandate for this one debit (MNY-04). What names the debtor is sealed with a key of the
 * mandate's own: it has to be shown for as long as the bank may ask, also when the member is gone. `text`: which
 * version of the mandate's words, in which language.
 */
export type DebitAuthorised = Event<
  'DebitAuthorised',
  Told & {
    reference: string;
    amount: Money;
    holder: Sealed;
    iban: Sealed;
    /** JSON of street, house number, postal code, city and country. */
    address: Sealed;
    phone: Sealed;
    ibanHash: string;
    phoneHash: string;
    creditorId: string;
    creditorIban: string;
    creditorName: string;
    text: { version: string; language: Locale };
    /** A day: the account is debited then, and the debtor has been told so. */
    collectOn: string;
    /** How many days before it the mandate promises to say so; earlier ones hold to what the settings say. */
    noticeDays?: number;
    signedAt: string;
  }
>;
export type Mandate = DebitAuthorised['data'];

/** Part of it, or all, was paid back before it was collected: so much less is. */
export type DebitReduced = Event<
  'DebitReduced',
  Told & { refundId: string; amount: Money; left: number; reducedAt: string }
>;
/**
 * Nobody gave it to the bank in time for its day: it is collected on another, as long ahead as the mandate promises, and
 * the debtor is told again.
 */
export type DebitPostponed = Event<'DebitPostponed', Told & { collectOn: string; postponedAt: string }>;
/** It stands in a file for the bank; `collectOn`: the day the file asks for. */
export type DebitSent = Event<'DebitSent', Told & { fileId: string; amount: Money; collectOn: string; sentAt: string }>;
/** The file was taken apart before the bank had it: it waits for another. */
export type DebitTakenOut = Event<'DebitTakenOut', Told & { fileId: string; takenOutAt: string }>;
/** The bank gave the money back to the debtor; `code`: why, by the bank's own code. */
export type DebitReturned = Event<'DebitReturned', Told & { code: ReturnCode; amount: Money; returnedAt: string }>;
/** Staff are to transfer money of a collected debit back, and have. */
export type DebitPayBackAsked = Event<'DebitPayBackAsked', Told & { refundId: string; amount: Money; askedAt: string }>;
export type DebitPaidBack = Event<'DebitPaidBack', Told & { refundId: string; amount: Money; paidBackAt: string }>;
/** The mandate cannot be read any more. */
export type MandateForgotten = Event<'MandateForgotten', Told & { forgottenAt: string }>;

/** Codes of the EPC rulebook that a bank gives with a return. */
export const RETURN_CODES = [
  'AC01',
  'AC04',
  'AC06',
  'AC13',
  'AG01',
  'AG02',
  'AM04',
  'AM05',
  'BE05',
  'CNOR',
  'DNOR',
  'FF01',
  'MD01',
  'MD06',
  'MD07',
  'MS02',
  'MS03',
  'RC01',
  'RR01',
  'RR02',
  'RR03',
  'RR04',
  'SL01',
] as const;
export type ReturnCode = (typeof RETURN_CODES)[number];

export type DebitEvent =
  | DebitCodeAsked
  | DebitCodeRefused
  | DebitAuthorised
  | DebitReduced
  | DebitPostponed
  | DebitSent
  | DebitTakenOut
  | DebitReturned
  | DebitPayBackAsked
  | DebitPaidBack
  | MandateForgotten;
