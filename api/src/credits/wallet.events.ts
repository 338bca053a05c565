import type { Event } from '../kernel/index.js';
import type { Money } from '../settings/index.js';

/** Every wallet event says the balance it leaves, so that a statement can be shown from the events alone. */
export type CreditsGranted = Event<
  'CreditsGranted',
  { lot: number; credits: number; reason: string; balance: number; grantedAt: string }
>;

export type CreditsBought = Event<
  'CreditsBought',
  { lot: number; credits: number; paid: Money; paymentId: string; balance: number; boughtAt: string }
>;

export type CreditsSpent = Event<
  'CreditsSpent',
  { credits: number; reason: string; from: { lot: number; credits: number }[]; balance: number }
>;

export type WalletEvent = CreditsGranted | CreditsBought | CreditsSpent;
