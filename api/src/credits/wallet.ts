import { defineStream } from '../kernel/index.js';
import type { Money } from '../settings/index.js';
import { insufficientCredits } from './credits.errors.js';
import type { CreditsBought, CreditsGranted, CreditsSpent, WalletEvent } from './wallet.events.js';

/** Credits that came in together. What is left of a bought lot can be refunded at what was paid for it (MNY-08). */
export type Lot =
  | { id: number; origin: 'granted'; left: number }
  | { id: number; origin: 'bought'; left: number; credits: number; paid: Money; paymentId: string; boughtAt: string };

export interface Wallet {
  balance: number;
  /** Open lots in the order they are spent: granted before bought, the oldest first (MNY-08). */
  lots: readonly Lot[];
  /** Number of the newest lot. */
  lastLot: number;
  /** Has bought credits (ACC-09). */
  paidUser: boolean;
}

const initial: Wallet = { balance: 0, lots: [], lastLot: 0, paidUser: false };

export const wallet = defineStream<Wallet, WalletEvent>({ type: 'wallet', revision: 1, initial, evolve });
export const walletOf = wallet.of;

export const grant = (
  { balance, lastLot, paidUser }: Wallet,
  { credits, reason, at }: { credits: number; reason: string; at: string },
): [CreditsGranted] => {
  const after = balance + whole(credits);
  return [
    { type: 'CreditsGranted', data: { lot: lastLot + 1, credits, reason, balance: after, paidUser, grantedAt: at } },
  ];
};

export const buy = (
  { balance, lastLot }: Wallet,
  { credits, paid, paymentId, at }: { credits: number; paid: Money; paymentId: string; at: string },
): [CreditsBought] => {
  const after = balance + whole(credits);
  const lot = lastLot + 1;
  return [
    { type: 'CreditsBought', data: { lot, credits, paid, paymentId, balance: after, paidUser: true, boughtAt: at } },
  ];
};

/** Takes credits from the open lots in order. Spending nothing records nothing. */
export function spend(
  { balance, lots, paidUser }: Wallet,
  { credits, reason }: { credits: number; reason: string },
): [CreditsSpent] | [] {
  if (credits === 0) return [];
  if (whole(credits) > balance) throw insufficientCredits({ price: credits, balance });
  const from: CreditsSpent['data']['from'] = [];
  let missing = credits;
  for (const { id, left } of lots) {
    const taken = Math.min(left, missing);
    from.push({ lot: id, credits: taken });
    missing -= taken;
    if (missing === 0) break;
  }
  return [{ type: 'CreditsSpent', data: { credits, reason, from, balance: balance - credits, paidUser } }];
}

function whole(credits: number): number {
  if (!Number.isSafeInteger(credits) || credits < 1) throw new Error(`${credits} is not a whole number of credits`);
  return credits;
}

function evolve(state: Wallet, { type, data }: WalletEvent): Wallet {
  switch (type) {
    case 'CreditsGranted': {
      const firstBought = state.lots.findIndex((lot) => lot.origin === 'bought');
      const at = firstBought < 0 ? state.lots.length : firstBought;
      const lot: Lot = { id: data.lot, origin: 'granted', left: data.credits };
      return { ...state, balance: data.balance, lots: state.lots.toSpliced(at, 0, lot), lastLot: data.lot };
    }
    case 'CreditsBought': {
      const { lot: id, credits, paid, paymentId, boughtAt } = data;
      const lot: Lot = { id, origin: 'bought', left: credits, credits, paid, paymentId, boughtAt };
      return { balance: data.balance, lots: [...state.lots, lot], lastLot: id, paidUser: true };
    }
    case 'CreditsSpent':
      return { ...state, balance: data.balance, lots: without(state.lots, data.from) };
  }
}

function without(lots: readonly Lot[], taken: readonly { lot: number; credits: number }[]): Lot[] {
  const left: Lot[] = [];
  for (const lot of lots) {
    const credits = taken.find((part) => part.lot === lot.id)?.credits ?? 0;
    if (credits === 0) left.push(lot);
    else if (credits < lot.left) left.push({ ...lot, left: lot.left - credits });
  }
  return left;
}
