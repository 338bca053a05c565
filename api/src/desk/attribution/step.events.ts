import type { Money } from '../../ground/settings/domain.js';
import type { Event } from '../../kernel/domain.js';
import type { CountedSource } from './source.js';

/**
 * A step of somebody who signed up, for the report alone (ADM-10). It names no account, and its stream's name leads to
 * none once the member's key is destroyed. `source`: who sent them, as far as enough visits told the same; empty if the
 * address told nothing or the member is erased. `country`: of the profile at sign-up, null if unknown. `countedOn` and `signedUpOn`: in the operator's time zone.
 */
export interface Step {
  source: CountedSource;
  country: string | null;
  countedOn: string;
  signedUpOn: string;
}

export type SignUpCounted = Event<'SignUpCounted', Step>;
export type ConfirmationCounted = Event<'ConfirmationCounted', Step>;
/** Staff have marked the profile as fictional: nobody signed up, whatever was counted before. */
export type SignUpUncounted = Event<'SignUpUncounted', Step>;
export type ConfirmationUncounted = Event<'ConfirmationUncounted', Step>;
/** `first`: of this member. `paid`: including VAT. */
export type PurchaseCounted = Event<'PurchaseCounted', Step & { first: boolean; paid: Money }>;
/** A purchase, or part of it, was refunded or charged back. */
export type PaymentBackCounted = Event<'PaymentBackCounted', Step & { amount: Money }>;
/** A charge-back was reversed: that much less went back. */
export type PaymentRegainedCounted = Event<'PaymentRegainedCounted', Step & { amount: Money }>;

export type StepEvent =
  | SignUpCounted
  | ConfirmationCounted
  | SignUpUncounted
  | ConfirmationUncounted
  | PurchaseCounted
  | PaymentBackCounted
  | PaymentRegainedCounted;
