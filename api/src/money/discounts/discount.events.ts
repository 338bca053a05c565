import type { Event } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';

/** The size of a discount and who may use it. */
export interface Terms {
  /** Whole percent off the price of a package. */
  percentage: number;
  country: string | null;
  /** The one member who may use it; null: everybody. */
  memberId: string | null;
  expiresAt: string | null;
  minimumOrder: Money | null;
  validity: 'once-per-user' | 'unlimited';
  /** Payment methods it can be used with; null: all. */
  paymentMethods: string[] | null;
}

export type DiscountDefined = Event<'DiscountDefined', Terms & { definedAt: string }>;
export type DiscountChanged = Event<'DiscountChanged', Terms & { changedAt: string }>;
export type DiscountStopped = Event<'DiscountStopped', { stoppedAt: string }>;

export type DiscountEvent = DiscountDefined | DiscountChanged | DiscountStopped;
