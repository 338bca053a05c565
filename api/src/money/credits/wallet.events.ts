import type { Event, Sealed } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';

/**
 * Every wallet event says the balance it leaves and whether its holder has bought credits, so that a statement and the
 * holder's screens need nothing else.
 */
export type CreditsGranted = Event<
  'CreditsGranted',
  { lot: number; credits: number; reason: string; balance: number; paidUser: boolean; grantedAt: string }
>;

/** Of what was paid, in its minor units; the rate is in hundredths of a percent. */
export interface VatPart {
  country: string;
  rate: number;
  amount: number;
}

/** `vat`: null where no VAT was due. */
export type CreditsBought = Event<
  'CreditsBought',
  {
    lot: number;
    credits: number;
    paid: Money;
    vat: VatPart | null;
    paymentId: string;
    balance: number;
    paidUser: boolean;
    boughtAt: string;
  }
>;

/** Credits of one lot. */
export interface Part {
  lot: number;
  credits: number;
}

/** `returnableUntil`: up to then they may come back (PRO-04), so the lots they came from are remembered. */
export type CreditsSpent = Event<
  'CreditsSpent',
  {
    credits: number;
    reason: string;
    from: Part[];
    balance: number;
    paidUser: boolean;
    spentAt: string;
    returnableUntil?: string;
  }
>;

/** What was paid for was not delivered: the credits are back in the lots they came from. `reason` is that of the spending. */
export type CreditsReturned = Event<
  'CreditsReturned',
  { credits: number; reason: string; to: Part[]; balance: number; paidUser: boolean; returnedAt: string }
>;

/** What is left of a bought lot, and what it is worth. */
interface Refund {
  refundId: string;
  lot: number;
  credits: number;
  amount: Money;
  balance: number;
  paidUser: boolean;
}

/** The holder asks their money back: the credits leave the wallet at once (MNY-08). */
export type CreditsHeld = Event<'CreditsHeld', Refund & { heldAt: string }>;
/** The refund was refused: the credits are back. */
export type CreditsReleased = Event<'CreditsReleased', Refund & { releasedAt: string }>;
/** The money is back with the holder, and the held credits are gone. */
export type CreditsRefunded = Event<'CreditsRefunded', Refund & { refundedAt: string }>;

/** Its holder is gone for good; what was not refunded before lapses (ACC-12). */
export type CreditsLapsed = Event<
  'CreditsLapsed',
  { credits: number; balance: number; paidUser: boolean; lapsedAt: string }
>;

/**
 * The holder's bank took the money of a purchase back. What was left of the purchase is `taken`; the rest of its
 * `credits` was spent, or paid back before, and is owed now. `lot`: null when nothing of it was left. `debt`, here and
 * below: all that is owed after the movement.
 */
export type CreditsChargedBack = Event<
  'CreditsChargedBack',
  {
    chargebackId: string;
    paymentId: string;
    lot: number | null;
    credits: number;
    taken: number;
    amount: Money;
    balance: number;
    debt: number;
    paidUser: boolean;
    chargedBackAt: string;
  }
>;
/** The money of a charge-back came again: so do its credits, those that were owed in a lot of their own. */
export type CreditsReinstated = Event<
  'CreditsReinstated',
  {
    chargebackId: string;
    paymentId: string;
    credits: number;
    to: Part[];
    amount: Money;
    balance: number;
    paidUser: boolean;
    reinstatedAt: string;
  }
>;
/** What comes in pays what is owed first. */
export type DebtSettled = Event<
  'DebtSettled',
  { credits: number; from: Part[]; balance: number; debt: number; paidUser: boolean; settledAt: string }
>;
/** Nobody will pay it: its holder is gone for good (`reason`: null), or finance lets it go and says why. */
export type DebtWrittenOff = Event<
  'DebtWrittenOff',
  { credits: number; balance: number; debt: 0; reason: Sealed | null; paidUser: boolean; writtenOffAt: string }
>;
/** The bank gave the money again of what had been written off: it is owed again, for what comes in to pay it. */
export type WriteOffUndone = Event<
  'WriteOffUndone',
  { chargebackId: string; credits: number; balance: number; debt: number; paidUser: boolean; undoneAt: string }
>;

export type WalletEvent =
  | CreditsGranted
  | CreditsBought
  | CreditsSpent
  | CreditsReturned
  | CreditsHeld
  | CreditsReleased
  | CreditsRefunded
  | CreditsLapsed
  | CreditsChargedBack
  | CreditsReinstated
  | DebtSettled
  | DebtWrittenOff
  | WriteOffUndone;
