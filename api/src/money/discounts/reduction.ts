import type { Money } from '../../ground/settings/index.js';

/**
 * What a discount takes off, rounded half up to a whole minor unit (MNY-01). Something is always left to pay: no
 * payment company takes nothing.
 */
export function reductionOf({ amount, currency }: Money, percentage: number): Money {
  const halfUp = Math.floor((2 * amount * percentage + 100) / 200);
  return { amount: Math.max(0, Math.min(halfUp, amount - 1)), currency };
}

export const reduced = (price: Money, percentage: number): Money => ({
  amount: price.amount - reductionOf(price, percentage).amount,
  currency: price.currency,
});
