import type { Transaction } from '../../kernel/index.js';
import { discountOf, requireUsable, type Buyer, type Offer } from './discount.js';
import { isUsedUp, redeem, redemptionOf, release, reserve, type Use } from './redemption.js';

// How the commands of an order use its discount. Each command must write `discountUse(code, memberId)`.

export const discountUse = redemptionOf;

/** The command must read `discountOf(code)`. @throws the refusals of `requireUsable` */
export function offerFor(tx: Transaction, code: string, buyer: Omit<Buyer, 'now' | 'hasRedeemed'>): Offer {
  const { redeemedFor } = tx.state(redemptionOf(code, buyer.memberId));
  return requireUsable(code, tx.state(discountOf(code)), {
    ...buyer,
    now: tx.now,
    hasRedeemed: redeemedFor !== null,
  });
}

export const reserveDiscount = (tx: Transaction, use: Use): void =>
  void tx.decide(redemptionOf(use.code, use.memberId), (state) => reserve(state, use, tx.now.toISOString()));

export const releaseDiscount = (tx: Transaction, use: Use): void =>
  void tx.decide(redemptionOf(use.code, use.memberId), (state) => release(state, use, tx.now.toISOString()));

export const redeemDiscount = (tx: Transaction, use: Use): void =>
  void tx.decide(redemptionOf(use.code, use.memberId), (state) => redeem(state, use, tx.now.toISOString()));

export const discountIsUsedUp = (tx: Transaction, use: Use & { once: boolean }): boolean =>
  isUsedUp(tx.state(redemptionOf(use.code, use.memberId)), use);
