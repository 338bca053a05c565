import { defineStream } from '../kernel/index.js';
import type { Money } from '../settings/index.js';
import {
  change,
  withoutForgotten,
  withoutSpent,
  withPart,
  withReleased,
  worth,
  type BoughtLot,
  type Held,
  type Lot,
} from './lots.js';
import { insufficientCredits, nothingToRefund, refundTooLate } from './credits.errors.js';
import type {
  CreditsBought,
  CreditsGranted,
  CreditsHeld,
  CreditsLapsed,
  CreditsRefunded,
  CreditsReleased,
  CreditsReturned,
  CreditsSpent,
  Part,
  VatPart,
  WalletEvent,
} from './wallet.events.js';

export interface Wallet {
  balance: number;
  /**
   * Lots in the order they are spent: granted before bought, the oldest first (MNY-08). Empty ones stay while credits
   * that were bought may come back to them.
   */
  lots: readonly Lot[];
  /** What was taken out for refunds that are not decided, by refund; of its lot as it was before. */
  held: Readonly<Record<string, Held>>;
  /** Number of the newest lot. */
  lastLot: number;
  /** All credits ever bought, but those whose money is back with the holder. */
  bought: number;
}

const initial: Wallet = { balance: 0, lots: [], held: {}, lastLot: 0, bought: 0 };

export const wallet = defineStream<Wallet, WalletEvent>({ type: 'wallet', revision: 4, initial, evolve });
export const walletOf = wallet.of;

/** Paying members are those who keep something they bought (ACC-09, MNY-08). */
const isPaidUser = ({ bought }: Wallet): boolean => bought > 0;

export const grant = (
  state: Wallet,
  { credits, reason, at }: { credits: number; reason: string; at: string },
): [CreditsGranted] => {
  const balance = state.balance + whole(credits);
  const lot = state.lastLot + 1;
  const paidUser = isPaidUser(state);
  return [{ type: 'CreditsGranted', data: { lot, credits, reason, balance, paidUser, grantedAt: at } }];
};

interface Purchase {
  credits: number;
  paid: Money;
  vat?: VatPart | null;
  paymentId: string;
}

export const buy = (
  { balance, lastLot }: Wallet,
  { credits, paid, vat = null, paymentId, at }: Purchase & { at: string },
): [CreditsBought] => {
  const after = balance + whole(credits);
  const lot = lastLot + 1;
  return [
    {
      type: 'CreditsBought',
      data: { lot, credits, paid, vat, paymentId, balance: after, paidUser: true, boughtAt: at },
    },
  ];
};

interface Spending {
  credits: number;
  reason: string;
  returnableUntil?: string | undefined;
}

/** Takes credits from the open lots in order. Spending nothing records nothing. */
export function spend(state: Wallet, { credits, reason, returnableUntil }: Spending): [CreditsSpent] | [] {
  if (credits === 0) return [];
  const { balance, lots } = state;
  if (whole(credits) > balance) throw insufficientCredits({ price: credits, balance });
  const from: CreditsSpent['data']['from'] = [];
  let missing = credits;
  for (const { id, left } of lots) {
    const taken = Math.min(left, missing);
    if (taken === 0) continue;
    from.push({ lot: id, credits: taken });
    missing -= taken;
    if (missing === 0) break;
  }
  const told = { credits, reason, from, balance: balance - credits, paidUser: isPaidUser(state) };
  return [{ type: 'CreditsSpent', data: returnableUntil ? { ...told, returnableUntil } : told }];
}

/** Puts spent credits back where they came from. Whoever asks sees to it that they come back once. */
export function giveBack(
  state: Wallet,
  { to, reason, at }: { to: readonly Part[]; reason: string; at: string },
): [CreditsReturned] {
  const credits = whole(to.reduce((sum, part) => sum + part.credits, 0));
  const balance = state.balance + credits;
  const told = { credits, reason, to: [...to], balance, paidUser: isPaidUser(state) };
  return [{ type: 'CreditsReturned', data: { ...told, returnedAt: at } }];
}

export interface Refundable {
  lot: BoughtLot;
  /** For all credits left of the lot: their part of what was paid. */
  amount: Money;
  /** The last instant at which they can be asked back. */
  until: Date;
}

const DAY = 24 * 60 * 60 * 1000;

/** Bought, unspent, and paid no longer than `refundDays` ago (MNY-08). */
export const refundable = ({ lots }: Wallet, { refundDays, now }: { refundDays: number; now: Date }): Refundable[] =>
  lots
    .filter((lot) => lot.origin === 'bought')
    .filter(({ left }) => left > 0)
    .map((lot) => ({ lot, amount: worth(lot), until: new Date(Date.parse(lot.boughtAt) + refundDays * DAY) }))
    .filter(({ until }) => now <= until);

/** Takes all that is left of a purchase out of the wallet, for its money to be paid back. */
export function hold(
  state: Wallet,
  { refundId, paymentId, refundDays, now }: { refundId: string; paymentId: string; refundDays: number; now: Date },
): [CreditsHeld] {
  const isMeant = (lot: Lot) => lot.origin === 'bought' && lot.left > 0 && lot.paymentId === paymentId;
  if (!state.lots.some(isMeant)) throw nothingToRefund({});
  const found = refundable(state, { refundDays, now }).find(({ lot }) => lot.paymentId === paymentId);
  if (!found) throw refundTooLate({ days: refundDays });
  const { id, left: credits } = found.lot;
  const balance = state.balance - credits;
  const told = { refundId, lot: id, credits, amount: found.amount, balance, paidUser: isPaidUser(state) };
  return [{ type: 'CreditsHeld', data: { ...told, heldAt: now.toISOString() } }];
}

/** Gives held credits back: the refund was refused. */
export function release(state: Wallet, { refundId, at }: { refundId: string; at: string }): [CreditsReleased] {
  const lot = heldFor(state, refundId);
  const balance = state.balance + lot.left;
  const told = { refundId, lot: lot.id, credits: lot.left, amount: lot.amount, balance, paidUser: isPaidUser(state) };
  return [{ type: 'CreditsReleased', data: { ...told, releasedAt: at } }];
}

/** The money has been paid back: held credits are gone for good. */
export function refund(state: Wallet, { refundId, at }: { refundId: string; at: string }): [CreditsRefunded] {
  const lot = heldFor(state, refundId);
  const told = { refundId, lot: lot.id, credits: lot.left, amount: lot.amount, balance: state.balance };
  return [{ type: 'CreditsRefunded', data: { ...told, paidUser: state.bought - lot.left > 0, refundedAt: at } }];
}

/** All that is left, once its holder is gone. Credits held for a refund stay with the refund. */
export const lapse = (state: Wallet, { at }: { at: string }): [CreditsLapsed] | [] => {
  const { balance: credits } = state;
  if (credits === 0) return [];
  return [{ type: 'CreditsLapsed', data: { credits, balance: 0, paidUser: isPaidUser(state), lapsedAt: at } }];
};

function heldFor({ held }: Wallet, refundId: string): Held {
  const lot = held[refundId];
  if (!lot) throw new Error(`nothing is held for refund ${refundId}`);
  return lot;
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
      const { lot: id, credits, paid, vat, paymentId, boughtAt } = data;
      const bought = { id, left: credits, credits, paid, vat, paymentId, boughtAt };
      const lot: Lot = { ...bought, origin: 'bought', givenUp: { credits: 0, amount: 0 }, returnableUntil: null };
      return {
        ...state,
        balance: data.balance,
        lots: [...withoutForgotten(state.lots, boughtAt), lot],
        lastLot: id,
        bought: state.bought + credits,
      };
    }
    case 'CreditsSpent':
      return { ...state, balance: data.balance, lots: withoutSpent(state.lots, data.from, data.returnableUntil) };
    case 'CreditsReturned':
      return { ...state, balance: data.balance, lots: data.to.reduce(withPart, state.lots) };
    case 'CreditsHeld': {
      const { lot: id, refundId, credits, amount } = data;
      const lot = state.lots.find((one) => one.id === id) as BoughtLot;
      const lots = change(state.lots, id, { left: -credits, givenUp: { credits, amount: amount.amount } });
      return { ...state, balance: data.balance, lots, held: { ...state.held, [refundId]: { ...lot, amount } } };
    }
    case 'CreditsReleased': {
      const { [data.refundId]: lot, ...held } = state.held;
      return { ...state, balance: data.balance, lots: lot ? withReleased(state.lots, lot) : state.lots, held };
    }
    case 'CreditsLapsed':
      return { ...state, balance: 0, lots: [] };
    case 'CreditsRefunded': {
      const { [data.refundId]: _, ...held } = state.held;
      return { ...state, held, bought: state.bought - data.credits };
    }
  }
}
