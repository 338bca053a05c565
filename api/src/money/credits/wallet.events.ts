import type { Event, Sealed } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';

/**
 * Every wallet event carries the balance after it and whether the member is a paying one, so that statements and
 * screens need nothing else.
 */
export type CreditsGranted = Event<
  'CreditsGranted',
  { lot: number; credits: number; reason: string; balance: number; paidUser: boolean; grantedAt: string }
>;

/** Staff gave credits as goodwill; `proposalId`: what two of them agreed on. They cost nothing, so no money comes back. */
export type GoodwillGranted = Event<
  'GoodwillGranted',
  { lot: number; credits: number; proposalId: string; balance: number; paidUser: boolean; grantedAt: string }
>;

/** VAT included in the price, in its minor units; the rate is in hundredths of a percent. */
export interface VatPart {
  country: string;
  rate: number;
  amount: number;
}

/**
 * `vat`: null if no VAT was due. `purchase`: which one of this wallet's it is, from 1; absent in events from before
 * that was counted.
 */
export type CreditsBought = Event<
  'CreditsBought',
  {
    lot: number;
    credits: number;
    paid: Money;
    vat: VatPart | null;
    paymentId: string;
    purchase?: number;
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

/**
 * `gift`: the id of the gift, if it is one. `photo`: the credits paid for a photo in a chat. `recipient`: the member it
 * went to (decision 91). `returnableUntil`: the credits may be returned until then (PRO-04), so the lots they came
 * from are remembered.
 */
export type CreditsSpent = Event<
  'CreditsSpent',
  {
    credits: number;
    reason: string;
    from: Part[];
    balance: number;
    paidUser: boolean;
    spentAt: string;
    gift?: string;
    photo?: true;
    recipient?: string;
    returnableUntil?: string;
  }
>;

/**
 * The service was not delivered: the credits return to the lots they came from. `reason`, `gift`, `photo` and
 * `recipient` are those of the spending.
 */
export type CreditsReturned = Event<
  'CreditsReturned',
  {
    credits: number;
    reason: string;
    to: Part[];
    balance: number;
    paidUser: boolean;
    returnedAt: string;
    gift?: string;
    photo?: true;
    recipient?: string;
  }
>;

/** The rest of a bought lot or a part of it, and what it is worth. */
interface Refund {
  refundId: string;
  lot: number;
  credits: number;
  amount: Money;
  balance: number;
  paidUser: boolean;
}

/** A refund was requested by the member or begun by staff: the credits leave the wallet at once (MNY-08). */
export type CreditsHeld = Event<'CreditsHeld', Refund & { heldAt: string }>;
/** The refund was refused: the credits are back in the wallet. */
export type CreditsReleased = Event<'CreditsReleased', Refund & { releasedAt: string }>;
/** The money has been paid out and the held credits are gone. */
export type CreditsRefunded = Event<'CreditsRefunded', Refund & { refundedAt: string }>;

/** The member has been erased; credits that were not refunded before lapse (ACC-12). */
export type CreditsLapsed = Event<
  'CreditsLapsed',
  { credits: number; balance: number; paidUser: boolean; lapsedAt: string }
>;

/**
 * The member's bank charged back a purchase. What was left of it is `taken`; the rest of its `credits` was spent, held
 * or already refunded, and is now owed. `lot`: null if nothing of it was left. `debt`, here and below: the total debt
 * in credits after the movement.
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
/** A charge-back was reversed: its credits return, those that were owed in a lot of their own. */
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
/** Incoming credits paid off debt. */
export type DebtSettled = Event<
  'DebtSettled',
  { credits: number; from: Part[]; balance: number; debt: number; paidUser: boolean; settledAt: string }
>;
/** The debt will not be paid: the member has been erased (`reason`: null), or finance wrote it off and says why. */
export type DebtWrittenOff = Event<
  'DebtWrittenOff',
  { credits: number; balance: number; debt: 0; reason: Sealed | null; paidUser: boolean; writtenOffAt: string }
>;
/** A charge-back whose debt was written off has been reversed: it is owed again, so that its credits can pay it. */
export type WriteOffUndone = Event<
  'WriteOffUndone',
  { chargebackId: string; credits: number; balance: number; debt: number; paidUser: boolean; undoneAt: string }
>;

export type WalletEvent =
  | CreditsGranted
  | GoodwillGranted
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
