import type { Event } from '../../kernel/index.js';

/** So much is collected from an account, whoever of the members uses it; `freed`: it is not, after all. */
export type AccountCharged = Event<'AccountCharged', { paymentId: string; amount: number; chargedAt: string }>;
export type AccountFreed = Event<'AccountFreed', { paymentId: string; amount: number; freedAt: string }>;

export type AccountEvent = AccountCharged | AccountFreed;
