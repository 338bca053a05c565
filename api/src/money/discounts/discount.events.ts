import type { Event } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';

/** What a code is worth, and to whom. */
export interface Terms {
  /** Whole percents off the price of a package. */
  percentage: number;
  country: string | null;
  /** The one member it is for; null: everybody. */
  memberId: string | null;
  expiresAt: string | null;
  minimumOrder: Money | null;
  validity: 'once-per-user' | 'unlimited';
  /** The methods it can be paid with; null: all. */
  paymentMethods: string[] | null;
}

export type DiscountDefined = Event<'DiscountDefined', Terms & { definedAt: string }>;
export type DiscountChanged = Event<'DiscountChanged', Terms & { changedAt: string }>;
export type DiscountStopped = Event<'DiscountStopped', { stoppedAt: string }>;

export type DiscountEvent = DiscountDefined | DiscountChanged | DiscountStopped;
