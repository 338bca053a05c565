import type { Money } from '../../ground/settings/domain.js';
import type { Part, VatPart } from './wallet.events.js';

/** Credits that arrived together. The rest of a bought lot is refundable at the price paid for it (MNY-08). */
export type Lot = { id: number; origin: 'granted'; left: number } | BoughtLot;
export interface BoughtLot {
  id: number;
  origin: 'bought';
  left: number;
  credits: number;
  paid: Money;
  /** VAT included in the price paid; null: none was due. */
  vat: VatPart | null;
  paymentId: string;
  boughtAt: string;
  /** Credits of this lot that are held for a refund or refunded, and their money in minor units. */
  givenUp: { credits: number; amount: number };
  /** Those of them that are held and may still be released, so it is kept while empty. */
  held: number;
  /** Credits spent from this lot may be returned until then, so it is kept while empty. Null: none can be. */
  returnableUntil: string | null;
}

/** A lot before credits of it were held; `left`: the credits held, `amount`: what they are worth. */
export type Held = BoughtLot & { amount: Money };

/**
 * The price paid for credits of a lot, by default for all that are left, rounded half up. If part of it was refunded
 * before, the running total is rounded: refunds never exceed the price paid, and equal it once all credits are given up.
 */
export function worth({ paid: { amount, currency }, left, credits, givenUp }: BoughtLot, part = left): Money {
  const together = Math.floor((2 * amount * (givenUp.credits + part) + credits) / (2 * credits));
  return { amount: Math.max(0, together - givenUp.amount), currency };
}

/** Other lots are empty and stay empty. */
const isOpen = (lot: Lot): boolean =>
  lot.left > 0 || (lot.origin === 'bought' && (lot.returnableUntil !== null || lot.held > 0));

export function withoutSpent(lots: readonly Lot[], taken: readonly Part[], returnableUntil: string | undefined): Lot[] {
  const rest = lots.map((lot) => {
    const credits = taken.find((part) => part.lot === lot.id)?.credits ?? 0;
    if (credits === 0) return lot;
    const left = lot.left - credits;
    if (lot.origin === 'granted' || !returnableUntil) return { ...lot, left };
    // What was spent before may come back for longer.
    const later = lot.returnableUntil && lot.returnableUntil > returnableUntil ? lot.returnableUntil : returnableUntil;
    return { ...lot, left, returnableUntil: later };
  });
  return rest.filter(isOpen);
}

const GRACE = 30 * 24 * 60 * 60 * 1000;
/** The grace period lies well beyond the last possible return, even if the jobs were down for days. */
export const withoutForgotten = (lots: readonly Lot[], now: string): Lot[] =>
  lots.filter((lot) => {
    const { left, held, returnableUntil } = lot as BoughtLot;
    return left > 0 || held > 0 || Date.parse(returnableUntil!) + GRACE > Date.parse(now);
  });

/** Empty lots of granted credits are dropped, since nothing about them is needed later. */
export function withPart(lots: readonly Lot[], { lot: id, credits }: Part): readonly Lot[] {
  const found = lots.some((lot) => lot.id === id);
  return found ? change(lots, id, { left: credits }) : inOrder([...lots, { id, origin: 'granted', left: credits }]);
}

/** After a refused refund the credits are as if never held. Only a lot that has lapsed meanwhile is not there. */
export function withReleased(lots: readonly Lot[], { amount, ...lot }: Held): readonly Lot[] {
  if (!lots.some(({ id }) => id === lot.id)) return inOrder([...lots, { ...lot, held: 0 }]);
  const givenUp = { credits: -lot.left, amount: -amount.amount };
  return change(lots, lot.id, { left: lot.left, held: -lot.left, givenUp });
}

/** Credits held for a refund stay held when the rest lapses, and with them what their lot has given up. */
export const lapsed = (lot: Lot): Lot[] =>
  lot.origin === 'bought' && lot.held > 0 ? [{ ...lot, left: 0, returnableUntil: null }] : [];

export function change(
  lots: readonly Lot[],
  id: number,
  {
    left,
    held = 0,
    givenUp = { credits: 0, amount: 0 },
  }: { left: number; held?: number; givenUp?: BoughtLot['givenUp'] },
): Lot[] {
  const changed = lots.map((lot) => {
    if (lot.id !== id) return lot;
    if (lot.origin === 'granted') return { ...lot, left: lot.left + left };
    const { credits, amount } = lot.givenUp;
    const sum = { credits: credits + givenUp.credits, amount: amount + givenUp.amount };
    return { ...lot, left: lot.left + left, held: lot.held + held, givenUp: sum };
  });
  return changed.filter(isOpen);
}

/** Restores the spending order, so that a lot that comes back is spent at its old place. */
export const inOrder = (lots: readonly Lot[]): Lot[] =>
  lots.toSorted((a, b) => Number(a.origin === 'bought') - Number(b.origin === 'bought') || a.id - b.id);
