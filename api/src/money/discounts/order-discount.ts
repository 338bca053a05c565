import type { Transaction } from '../../kernel/domain.js';
import { discountOf, isOnce, requireUsable, type Buyer, type Offer } from './discount.js';
import { freePlace, hasPlace, holdPlace, placesOf, usageOf, takePlace } from './places.js';
import { isUsedUp, redeem, redemptionOf, release, reserve, sharesWith, type Use } from './redemption.js';

// How the commands of an order use its discount. Each command must write `discountUse(code, memberId)`, and where the
// code has a total limit `discountPlaces(code)`.

export const discountUse = redemptionOf;
export const discountPlaces = placesOf;

/**
 * The use of a code by an order. `maxUses`: the code's total limit when it was ordered, undefined if it had none; `once`:
 * it was for one order of the member.
 */
type OrderUse = Use & { maxUses: number | undefined; once: boolean };

/** The command must read `discountOf(code)` and write `discountPlaces(code)`. @throws the refusals of `requireUsable` */
export function offerFor(
  tx: Transaction,
  code: string,
  buyer: Omit<Buyer, 'now' | 'hasRedeemed' | 'taken' | 'holdsPlace'>,
): Offer {
  const redemption = tx.state(redemptionOf(code, buyer.memberId));
  const discount = tx.state(discountOf(code));
  return requireUsable(code, discount, {
    ...buyer,
    ...usageOf(tx.state(placesOf(code)), sharesWith(redemption, isOnce(discount))),
    now: tx.now,
    hasRedeemed: redemption.redeemedFor !== null,
  });
}

export function reserveDiscount(tx: Transaction, { maxUses, once, ...use }: OrderUse): void {
  const { at } = tx;
  if (maxUses !== undefined) {
    const order = { ...orderOf(tx, { ...use, once }), maxUses, at };
    tx.decide(placesOf(use.code), (state) => holdPlace(state, order));
  }
  tx.decide(redemptionOf(use.code, use.memberId), (state) => reserve(state, use, at));
}

export function releaseDiscount(tx: Transaction, { maxUses, ...use }: Use & { maxUses: number | undefined }): void {
  const { at } = tx;
  if (maxUses !== undefined) tx.decide(placesOf(use.code), (state) => freePlace(state, use.paymentId, at));
  tx.decide(redemptionOf(use.code, use.memberId), (state) => release(state, use, at));
}

export function redeemDiscount(tx: Transaction, { maxUses, once, ...use }: OrderUse): void {
  const { at } = tx;
  if (maxUses !== undefined) {
    const order = { ...orderOf(tx, { ...use, once }), at };
    tx.decide(placesOf(use.code), (state) => takePlace(state, order));
  }
  tx.decide(redemptionOf(use.code, use.memberId), (state) => redeem(state, use, at));
}

export function discountIsUsedUp(tx: Transaction, { maxUses, once, ...use }: OrderUse): boolean {
  if (isUsedUp(tx.state(redemptionOf(use.code, use.memberId)), { ...use, once })) return true;
  return (
    maxUses !== undefined && !hasPlace(tx.state(placesOf(use.code)), { ...orderOf(tx, { ...use, once }), maxUses })
  );
}

const orderOf = (tx: Transaction, { code, memberId, paymentId, once }: Use & { once: boolean }) => ({
  paymentId,
  reservedFor: sharesWith(tx.state(redemptionOf(code, memberId)), once),
});
