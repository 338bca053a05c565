import type { Event } from '../../kernel/domain.js';

/**
 * `amount` in cents is to be collected from an account, whichever member uses it; `freed`: it will not be after all.
 */
export type AccountCharged = Event<'AccountCharged', { paymentId: string; amount: number; chargedAt: string }>;
export type AccountFreed = Event<'AccountFreed', { paymentId: string; amount: number; freedAt: string }>;

export type AccountEvent = AccountCharged | AccountFreed;
