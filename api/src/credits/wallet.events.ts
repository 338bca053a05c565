import type { Event } from '../kernel/index.js';
import type { Money } from '../settings/index.js';

/**
 * Every wallet event says the balance it leaves and whether its holder has bought credits, so that a statement and the
 * holder's screens need nothing else.
 */
export type CreditsGranted = Event<
  'CreditsGranted',
  { lot: number; credits: number; reason: string; balance: number; paidUser: boolean; grantedAt: string }
>;

export type CreditsBought = Event<
  'CreditsBought',
  { lot: number; credits: number; paid: Money; paymentId: string; balance: number; paidUser: true; boughtAt: string }
>;

export type CreditsSpent = Event<
  'CreditsSpent',
  { credits: number; reason: string; from: { lot: number; credits: number }[]; balance: number; paidUser: boolean }
>;

export type WalletEvent = CreditsGranted | CreditsBought | CreditsSpent;
