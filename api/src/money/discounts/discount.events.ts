import type { Event, Sealed } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';

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
  /** From when it can be used; null: at once. */
  startsAt: string | null;
  /** How many orders of all members together may use it; null: no limit. */
  maxUses: number | null;
}

/** Older events have no start and no limit. */
export type StoredTerms = Omit<Terms, 'startsAt' | 'maxUses'> & Partial<Pick<Terms, 'startsAt' | 'maxUses'>>;

/*
 * `reason`: why staff decided it, for colleagues; sealed with the member's key where the code is for one member, and null
 * once they have been forgotten. Missing in older events, and where the product made the code itself.
 */

export type DiscountDefined = Event<
  'DiscountDefined',
  StoredTerms & { reason?: Sealed | string | null; definedAt: string }
>;
export type DiscountChanged = Event<
  'DiscountChanged',
  StoredTerms & { reason?: Sealed | string | null; changedAt: string }
>;
export type DiscountStopped = Event<'DiscountStopped', { reason?: Sealed | string | null; stoppedAt: string }>;

export type DiscountEvent = DiscountDefined | DiscountChanged | DiscountStopped;
