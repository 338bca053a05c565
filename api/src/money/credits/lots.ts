import type { Money } from '../../ground/settings/index.js';
import type { Part, VatPart } from './wallet.events.js';

/** Credits that came in together. What is left of a bought lot can be refunded at what was paid for it (MNY-08). */
export type Lot = { id: number; origin: 'granted'; left: number } | BoughtLot;
export interface BoughtLot {
  id: number;
  origin: 'bought';
  left: number;
  credits: number;
  paid: Money;
  /** In what was paid; null where none was due. */
  vat: VatPart | null;
  paymentId: string;
  boughtAt: string;
  /** Of this lot asked back or paid back so far: credits, and the money for them in minor units. */
  givenUp: { credits: number; amount: number };
  /** Credits spent from it may come back up to then: it is kept when it is empty. Null: none may. */
  returnableUntil: string | null;
}

/** What was left of a lot when it was asked back, and its worth. */
export type Held = BoughtLot & { amount: Money };

/**
 * What is left of a lot, at what was paid for it, rounded half up. Where part of it went before, both together are
 * rounded: never more than was paid, and all of it when all is given up.
 */
export function worth({ paid: { amount, currency }, left, credits, givenUp }: BoughtLot): Money {
  const together = Math.floor((2 * amount * (givenUp.credits + left) + credits) / (2 * credits));
  return { amount: Math.max(0, together - givenUp.amount), currency };
}

/** Others are empty and will not be filled again. */
const isOpen = (lot: Lot): boolean => lot.left > 0 || (lot.origin === 'bought' && lot.returnableUntil !== null);

export function withoutSpent(lots: readonly Lot[], taken: readonly Part[], returnableUntil: string | undefined): Lot[] {
  const rest = lots.map((lot) => {
    const credits = taken.find((part) => part.lot === lot.id)?.credits ?? 0;
    if (credits === 0) return lot;
    const left = lot.left - credits;
    return lot.origin === 'bought' && returnableUntil ? { ...lot, left, returnableUntil } : { ...lot, left };
  });
  return rest.filter(isOpen);
}

const GRACE = 30 * 24 * 60 * 60 * 1000;
/** Long after the last instant at which something could have come back, even with everything down for days. */
export const withoutForgotten = (lots: readonly Lot[], now: string): Lot[] =>
  lots.filter((lot) => lot.left > 0 || Date.parse((lot as BoughtLot).returnableUntil!) + GRACE > Date.parse(now));

/** Empty lots of granted credits are not kept, for there is nothing to remember of them. */
export function withPart(lots: readonly Lot[], { lot: id, credits }: Part): readonly Lot[] {
  const found = lots.some((lot) => lot.id === id);
  return found ? change(lots, id, { left: credits }) : inOrder([...lots, { id, origin: 'granted', left: credits }]);
}

/** Its refund was refused: as if it had never been asked for. A lot that was kept meanwhile may have got others back. */
export function withReleased(lots: readonly Lot[], { amount, ...lot }: Held): readonly Lot[] {
  if (!lots.some(({ id }) => id === lot.id)) return inOrder([...lots, lot]);
  return change(lots, lot.id, { left: lot.left, givenUp: { credits: -lot.left, amount: -amount.amount } });
}

export function change(
  lots: readonly Lot[],
  id: number,
  { left, givenUp }: { left: number; givenUp?: BoughtLot['givenUp'] },
): Lot[] {
  const changed = lots.map((lot) => {
    if (lot.id !== id) return lot;
    if (lot.origin === 'granted' || !givenUp) return { ...lot, left: lot.left + left };
    const { credits, amount } = lot.givenUp;
    const sum = { credits: credits + givenUp.credits, amount: amount + givenUp.amount };
    return { ...lot, left: lot.left + left, givenUp: sum };
  });
  return changed.filter(isOpen);
}

/** A lot that comes back is spent where it would have been. */
export const inOrder = (lots: readonly Lot[]): Lot[] =>
  lots.toSorted((a, b) => Number(a.origin === 'bought') - Number(b.origin === 'bought') || a.id - b.id);
