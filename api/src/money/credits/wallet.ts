import { defineStream, type Sealed } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';
import { chargedBack, firstOf, isChargedBack, reinstated, withWrittenOff, type ChargeBack } from './debt.js';
import {
  change,
  lapsed,
  withoutForgotten,
  withoutSpent,
  withPart,
  withReleased,
  worth,
  type BoughtLot,
  type Held,
  type Lot,
} from './lots.js';
import { lastInstantOf, type RefundTerm } from './refund-term.js';
import { debtChanged, insufficientCredits, nothingToRefund, refundTooLate } from './credits.errors.js';
import type {
  CreditsBought,
  CreditsChargedBack,
  CreditsGranted,
  CreditsHeld,
  CreditsLapsed,
  CreditsRefunded,
  CreditsReinstated,
  CreditsReleased,
  CreditsReturned,
  CreditsSpent,
  DebtSettled,
  DebtWrittenOff,
  GoodwillGranted,
  Part,
  VatPart,
  WalletEvent,
  WriteOffUndone,
} from './wallet.events.js';

export interface Wallet {
  balance: number;
  /**
   * Lots in spending order: granted before bought, oldest first (MNY-08). An empty bought lot stays while credits may
   * be returned to it.
   */
  lots: readonly Lot[];
  /** Lots held for undecided refunds, by refund id, as they were before. */
  held: Readonly<Record<string, Held>>;
  /** Number of the newest lot. */
  lastLot: number;
  /**
   * All credits ever bought, less those whose money went back. Money that went back twice, by a refund and by a
   * charge-back, counts twice.
   */
  bought: number;
  /** How often credits were bought, whatever went back since. */
  purchases: number;
  /** Credits owed because a charge-back concerned credits that were already spent. */
  debt: number;
  /** Charge-backs that are not reversed, by the provider's id: a few at most. */
  chargeBacks: Readonly<Record<string, ChargeBack>>;
}

const initial: Wallet = {
  balance: 0,
  lots: [],
  held: {},
  lastLot: 0,
  bought: 0,
  purchases: 0,
  debt: 0,
  chargeBacks: {},
};

export const wallet = defineStream<Wallet, WalletEvent>({ type: 'wallet', revision: 9, initial, evolve });
export const walletOf = wallet.of;

/** A member who keeps any bought credits is a paying one (ACC-09, MNY-08). */
const isPaidUser = ({ bought }: Wallet): boolean => bought > 0;

export const grant = (
  state: Wallet,
  { credits, reason, at }: { credits: number; reason: string; at: string },
): [CreditsGranted, ...DebtSettled[]] => {
  const balance = state.balance + whole(credits);
  const lot = state.lastLot + 1;
  const paidUser = isPaidUser(state);
  const granted = { lot, credits, reason, balance, paidUser, grantedAt: at };
  return settling(state, { type: 'CreditsGranted', data: granted }, { parts: [{ lot, credits }], at });
};

/** Credits that two of staff agreed on (ADM-04): a lot like that of a gift, which no money is ever paid back for. */
export const giveGoodwill = (
  state: Wallet,
  { credits, proposalId, at }: { credits: number; proposalId: string; at: string },
): [GoodwillGranted, ...DebtSettled[]] => {
  const balance = state.balance + whole(credits);
  const lot = state.lastLot + 1;
  const granted = { lot, credits, proposalId, balance, paidUser: isPaidUser(state), grantedAt: at };
  return settling(state, { type: 'GoodwillGranted', data: granted }, { parts: [{ lot, credits }], at });
};

export interface Purchase {
  credits: number;
  paid: Money;
  vat?: VatPart | null;
  paymentId: string;
}

export const buy = (
  state: Wallet,
  { credits, paid, vat = null, paymentId, at }: Purchase & { at: string },
): [CreditsBought, ...DebtSettled[]] => {
  const balance = state.balance + whole(credits);
  const lot = state.lastLot + 1;
  const paidUser = state.bought + credits > 0;
  const purchase = state.purchases + 1;
  const bought = { lot, credits, paid, vat, paymentId, purchase, balance, paidUser, boughtAt: at };
  return settling(state, { type: 'CreditsBought', data: bought }, { parts: [{ lot, credits }], at });
};

/** Incoming credits pay off debt first, and only incoming ones do. */
function settling<E extends WalletEvent>(
  state: Wallet,
  incoming: E,
  { parts, at }: { parts: readonly Part[]; at: string },
): [E, ...DebtSettled[]] {
  if (state.debt === 0) return [incoming];
  const after = evolve(state, incoming);
  const from = firstOf(parts, state.debt);
  const credits = from.reduce((sum, part) => sum + part.credits, 0);
  const left = { balance: after.balance - credits, debt: after.debt - credits, paidUser: isPaidUser(after) };
  return [incoming, { type: 'DebtSettled', data: { credits, from, ...left, settledAt: at } }];
}

/** What credits are spent on. */
export interface SpentOn {
  /** Id of what the credits pay for. */
  reason: string;
  /** The id of the gift, if it is one. */
  gift?: string | undefined;
  /** It is a photo in a chat. */
  photo?: boolean | undefined;
  /** The member it goes to. */
  recipient?: string | undefined;
}

export interface Spending extends SpentOn {
  /** The last instant at which the credits may be returned. */
  returnableUntil?: string | undefined;
}

const known = ({ gift, photo, recipient }: Omit<SpentOn, 'reason'>) => ({
  ...(gift !== undefined && { gift }),
  ...(photo && { photo: true as const }),
  ...(recipient !== undefined && { recipient }),
});

/** Takes credits from the open lots in order. Spending nothing records nothing. */
export function spend(
  state: Wallet,
  { credits, reason, at, returnableUntil, ...on }: Spending & { credits: number; at: string },
): [CreditsSpent] | [] {
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
  const told = { credits, reason, from, balance: balance - credits, paidUser: isPaidUser(state), spentAt: at };
  return [{ type: 'CreditsSpent', data: { ...told, ...known(on), ...(returnableUntil && { returnableUntil }) } }];
}

/** Returns spent credits to their lots. The caller makes sure that this happens only once. */
export function giveBack(
  state: Wallet,
  { to, reason, at, ...on }: SpentOn & { to: readonly Part[]; at: string },
): [CreditsReturned, ...DebtSettled[]] {
  const credits = whole(to.reduce((sum, part) => sum + part.credits, 0));
  const balance = state.balance + credits;
  const told = { credits, reason, to: [...to], balance, paidUser: isPaidUser(state), returnedAt: at };
  return settling(state, { type: 'CreditsReturned', data: { ...told, ...known(on) } }, { parts: to, at });
}

export interface Refundable {
  lot: BoughtLot;
  /** The share of the price that belongs to the credits left in the lot. */
  amount: Money;
  /** The last instant at which a refund can be requested. */
  until: Date;
}

/** A charged-back purchase is settled between bank and provider, so none of it is refunded here (MNY-08). */
const isOpenPurchase =
  (state: Wallet) =>
  (lot: Lot): lot is BoughtLot =>
    lot.origin === 'bought' && lot.left > 0 && !isChargedBack(state.chargeBacks, lot.paymentId);

/** Lots with unspent bought credits whose refund term has not ended (MNY-08). */
export const refundable = (state: Wallet, { term, now }: { term: RefundTerm; now: Date }): Refundable[] =>
  state.lots
    .filter(isOpenPurchase(state))
    .map((lot) => ({ lot, amount: worth(lot), until: lastInstantOf(lot.boughtAt, term) }))
    .filter(({ until }) => now <= until);

export interface Holding {
  refundId: string;
  paymentId: string;
  /** Fewer than are left; all of them without it. */
  credits?: number | undefined;
  /** Null: whoever holds them is not bound to a term. */
  term: RefundTerm | null;
  now: Date;
}

/** What is left of each purchase, whether the member could still ask for it or not (ADM-04). */
export const unspentPurchases = (state: Wallet): BoughtLot[] => state.lots.filter(isOpenPurchase(state));

/** What would be paid back for these credits of a purchase, or for fewer if that is all that is left. */
export function quoteUnspent(
  state: Wallet,
  { paymentId, credits }: { paymentId: string; credits: number },
): { credits: number; amount: Money } {
  const lot = unspentPurchases(state).find((one) => one.paymentId === paymentId);
  if (!lot) throw nothingToRefund({});
  const part = Math.min(whole(credits), lot.left);
  return { credits: part, amount: worth(lot, part) };
}

/**
 * Takes what is left of a purchase, or a part of it, out of the wallet until its refund is decided. Never more than is
 * left, so whoever confirmed a number compares it.
 */
export function hold(state: Wallet, { refundId, paymentId, credits: asked, term, now }: Holding): [CreditsHeld] {
  const lot = unspentPurchases(state).find((one) => one.paymentId === paymentId);
  if (!lot) throw nothingToRefund({});
  if (term && now > lastInstantOf(lot.boughtAt, term)) throw refundTooLate({ days: term.days });
  const credits = Math.min(whole(asked ?? lot.left), lot.left);
  const balance = state.balance - credits;
  const amount = worth(lot, credits);
  const told = { refundId, lot: lot.id, credits, amount, balance, paidUser: isPaidUser(state) };
  return [{ type: 'CreditsHeld', data: { ...told, heldAt: now.toISOString() } }];
}

/** Returns held credits to the wallet after a refused refund. */
export function release(
  state: Wallet,
  { refundId, at }: { refundId: string; at: string },
): [CreditsReleased, ...DebtSettled[]] {
  const lot = heldFor(state, refundId);
  const balance = state.balance + lot.left;
  const told = { refundId, lot: lot.id, credits: lot.left, amount: lot.amount, balance, paidUser: isPaidUser(state) };
  const parts = [{ lot: lot.id, credits: lot.left }];
  return settling(state, { type: 'CreditsReleased', data: { ...told, releasedAt: at } }, { parts, at });
}

/** The money has been paid out, so the held credits are gone for good. */
export function refund(state: Wallet, { refundId, at }: { refundId: string; at: string }): [CreditsRefunded] {
  const lot = heldFor(state, refundId);
  const told = { refundId, lot: lot.id, credits: lot.left, amount: lot.amount, balance: state.balance };
  return [{ type: 'CreditsRefunded', data: { ...told, paidUser: state.bought - lot.left > 0, refundedAt: at } }];
}

/** For an erased member: the balance lapses and the debt is written off. Credits held for a refund stay held. */
export const lapse = (state: Wallet, { at }: { at: string }): (CreditsLapsed | DebtWrittenOff)[] => {
  const { balance, debt } = state;
  const told = { balance: 0, paidUser: isPaidUser(state) };
  return [
    ...(balance > 0 ? [{ type: 'CreditsLapsed' as const, data: { credits: balance, ...told, lapsedAt: at } }] : []),
    ...(debt > 0
      ? [{ type: 'DebtWrittenOff' as const, data: writtenOff(state, { balance: 0, reason: null, at }) }]
      : []),
  ];
};

/** Finance writes off the whole debt, provided it is still the amount they were shown. */
export function writeOff(
  state: Wallet,
  { credits, ...why }: { credits: number; reason: Sealed | null; at: string },
): [DebtWrittenOff] {
  if (state.debt === 0 || credits !== state.debt) throw debtChanged({ debt: state.debt });
  return [{ type: 'DebtWrittenOff', data: writtenOff(state, { balance: state.balance, ...why }) }];
}

const writtenOff = (
  state: Wallet,
  { at, ...told }: { balance: number; reason: Sealed | null; at: string },
): DebtWrittenOff['data'] => ({
  credits: state.debt,
  debt: 0,
  ...told,
  paidUser: isPaidUser(state),
  writtenOffAt: at,
});

interface ChargingBack {
  chargebackId: string;
  paymentId: string;
  credits: number;
  amount: Money;
  at: string;
}

/**
 * The bank charged back the price of these credits. What is left of the purchase is taken. The rest is owed, whether it
 * was spent, is held for a refund or was refunded: in that last case the money has gone back twice (decision 23).
 */
export function chargeBack(
  state: Wallet,
  { chargebackId, paymentId, credits, amount, at }: ChargingBack,
): [CreditsChargedBack] | [] {
  if (state.chargeBacks[chargebackId]) return [];
  const lot = state.lots.find((one) => one.origin === 'bought' && one.left > 0 && one.paymentId === paymentId);
  const taken = Math.min(lot?.left ?? 0, whole(credits));
  const left = { balance: state.balance - taken, debt: state.debt + credits - taken };
  const what = { chargebackId, paymentId, lot: lot?.id ?? null, credits, taken, amount };
  const paidUser = state.bought - credits > 0;
  return [{ type: 'CreditsChargedBack', data: { ...what, ...left, paidUser, chargedBackAt: at } }];
}

/**
 * We won the dispute: the credits that were taken return and the credits that were owed come in. A debt that was
 * written off is restored first and paid with them: those credits had been spent and never paid for.
 */
export function reinstate(
  state: Wallet,
  { chargebackId, at }: { chargebackId: string; at: string },
): (CreditsReinstated | WriteOffUndone | DebtSettled)[] {
  const undone = state.chargeBacks[chargebackId];
  if (!undone) return [];
  const { paymentId, credits, taken, amount, lot } = undone;
  const to = [
    ...(credits > taken ? [{ lot: state.lastLot + 1, credits: credits - taken }] : []),
    ...(lot && taken > 0 ? [{ lot: lot.id, credits: taken }] : []),
  ];
  const told = { chargebackId, paymentId, credits, to, amount, balance: state.balance + credits };
  const paidUser = state.bought + credits > 0;
  const incoming = { type: 'CreditsReinstated' as const, data: { ...told, paidUser, reinstatedAt: at } };
  const reopened = reopening(state, { chargebackId, credits: undone.writtenOff, at });
  return [...reopened, ...settling(reopened.reduce(evolve, state), incoming, { parts: to, at })];
}

function reopening(
  state: Wallet,
  { chargebackId, credits, at }: { chargebackId: string; credits: number; at: string },
): WriteOffUndone[] {
  if (credits === 0) return [];
  const left = { balance: state.balance, debt: state.debt + credits, paidUser: isPaidUser(state) };
  return [{ type: 'WriteOffUndone', data: { chargebackId, credits, ...left, undoneAt: at } }];
}

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
    case 'CreditsGranted':
    case 'GoodwillGranted': {
      const firstBought = state.lots.findIndex((lot) => lot.origin === 'bought');
      const at = firstBought < 0 ? state.lots.length : firstBought;
      const lot: Lot = { id: data.lot, origin: 'granted', left: data.credits };
      return { ...state, balance: data.balance, lots: state.lots.toSpliced(at, 0, lot), lastLot: data.lot };
    }
    case 'CreditsBought': {
      const { lot: id, credits, paid, vat, paymentId, boughtAt } = data;
      const bought = { id, left: credits, credits, paid, vat, paymentId, boughtAt, held: 0 };
      const lot: Lot = { ...bought, origin: 'bought', givenUp: { credits: 0, amount: 0 }, returnableUntil: null };
      return {
        ...state,
        balance: data.balance,
        lots: [...withoutForgotten(state.lots, boughtAt), lot],
        lastLot: id,
        bought: state.bought + credits,
        purchases: state.purchases + 1,
      };
    }
    case 'CreditsSpent':
      return { ...state, balance: data.balance, lots: withoutSpent(state.lots, data.from, data.returnableUntil) };
    case 'CreditsReturned':
      return { ...state, balance: data.balance, lots: data.to.reduce(withPart, state.lots) };
    case 'CreditsHeld': {
      const { lot: id, refundId, credits, amount } = data;
      const lot = state.lots.find((one) => one.id === id) as BoughtLot;
      const given = { left: -credits, held: credits, givenUp: { credits, amount: amount.amount } };
      const held = { ...state.held, [refundId]: { ...lot, left: credits, amount } };
      return { ...state, balance: data.balance, lots: change(state.lots, id, given), held };
    }
    case 'CreditsReleased': {
      const { [data.refundId]: lot, ...held } = state.held;
      return { ...state, balance: data.balance, lots: lot ? withReleased(state.lots, lot) : state.lots, held };
    }
    case 'CreditsLapsed':
      return { ...state, balance: 0, lots: state.lots.flatMap(lapsed) };
    case 'CreditsChargedBack': {
      const { balance, debt, credits, chargebackId } = data;
      const lot = (state.lots.find(({ id }) => id === data.lot) as BoughtLot | undefined) ?? null;
      const lots = lot ? change(state.lots, lot.id, { left: -data.taken }) : state.lots;
      const chargeBacks = { ...state.chargeBacks, [chargebackId]: chargedBack(data, lot) };
      return { ...state, balance, debt, lots, chargeBacks, bought: state.bought - credits };
    }
    case 'CreditsReinstated': {
      const { [data.chargebackId]: undone, ...chargeBacks } = state.chargeBacks;
      const lots = reinstated(state.lots, data.to, undone?.lot ?? null);
      const lastLot = Math.max(state.lastLot, ...data.to.map(({ lot }) => lot));
      const { balance, credits } = data;
      return { ...state, balance, lots, lastLot, chargeBacks, bought: state.bought + credits };
    }
    case 'DebtSettled': {
      const { balance, debt, from } = data;
      return { ...state, balance, debt, lots: withoutSpent(state.lots, from, undefined) };
    }
    case 'DebtWrittenOff':
      return { ...state, debt: 0, chargeBacks: withWrittenOff(state.chargeBacks, data.credits) };
    case 'WriteOffUndone': {
      const one = state.chargeBacks[data.chargebackId]!;
      const chargeBacks = { ...state.chargeBacks, [data.chargebackId]: { ...one, writtenOff: 0 } };
      return { ...state, debt: data.debt, chargeBacks };
    }
    case 'CreditsRefunded': {
      const { [data.refundId]: _, ...held } = state.held;
      const lots = change(state.lots, data.lot, { left: 0, held: -data.credits });
      return { ...state, lots, held, bought: state.bought - data.credits };
    }
  }
}
