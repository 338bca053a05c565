import type { Event, Sealed } from '../../kernel/domain.js';
import type { Locale, Money } from '../../ground/settings/domain.js';

/** Every event carries `memberId`, so that live notices can address the member without reading anything else. */
interface Told {
  memberId: string;
}

/** What is told of a code when it is sent, and so holds for it whatever the settings become. */
export interface CodeTerms {
  digits: number;
  minutes: number;
  tries: number;
}

/**
 * A one-time code was sent to this number; `number` counts the codes of this debit, and only the latest is valid.
 * Its terms are absent in old events, where those of that time apply.
 */
export type DebitCodeAsked = Event<
  'DebitCodeAsked',
  Told & Partial<CodeTerms> & { number: number; phone: Sealed; phoneHash: string; language: Locale; askedAt: string }
>;
export type DebitCodeRefused = Event<'DebitCodeRefused', Told & { number: number; refusedAt: string }>;

/**
 * The member has signed a mandate for this one debit (MNY-04). What identifies the debtor is sealed with a key of the
 * mandate's own, because the bank may ask for the mandate even after the member is gone. `text`: version and language
 * of the mandate's wording.
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
    /** The day on which the account is debited, as announced to the debtor in the pre-notification. */
    collectOn: string;
    /** Days of pre-notification that the mandate promises; absent in old events, where the settings apply. */
    noticeDays?: number;
    signedAt: string;
  }
>;
export type Mandate = DebitAuthorised['data'];

/** All or part was refunded before the collection, so the amount to collect is reduced. */
export type DebitReduced = Event<
  'DebitReduced',
  Told & { refundId: string; amount: Money; left: number; reducedAt: string }
>;
/**
 * The debit was not sent to the bank in time: it is collected on a later day with the pre-notification that the mandate
 * promises, and the debtor is notified again.
 */
export type DebitPostponed = Event<'DebitPostponed', Told & { collectOn: string; postponedAt: string }>;
/** The debit is in a file for the bank; `collectOn`: the collection day in the file. */
export type DebitSent = Event<'DebitSent', Told & { fileId: string; amount: Money; collectOn: string; sentAt: string }>;
/** The file was taken apart before it was sent: the debit waits for another file. */
export type DebitTakenOut = Event<'DebitTakenOut', Told & { fileId: string; takenOutAt: string }>;
/** The bank returned the debit to the debtor; `code`: the bank's reason code. */
export type DebitReturned = Event<'DebitReturned', Told & { code: ReturnCode; amount: Money; returnedAt: string }>;
/** Asked: staff have to transfer money of a collected debit back. Paid back: they have done so. */
export type DebitPayBackAsked = Event<'DebitPayBackAsked', Told & { refundId: string; amount: Money; askedAt: string }>;
export type DebitPaidBack = Event<'DebitPaidBack', Told & { refundId: string; amount: Money; paidBackAt: string }>;
/** The mandate's key was destroyed, so it is unreadable. */
export type MandateForgotten = Event<'MandateForgotten', Told & { forgottenAt: string }>;

/** Reason codes for returns in the EPC rulebook. */
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
