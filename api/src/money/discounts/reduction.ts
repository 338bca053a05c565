import type { Money } from '../../ground/settings/domain.js';

/**
 * The reduction, rounded half up to whole minor units (MNY-01). At least one minor unit remains to pay, because no
 * payment company accepts a payment of zero.
 */
export function reductionOf({ amount, currency }: Money, percentage: number): Money {
  const halfUp = Math.floor((2 * amount * percentage + 100) / 200);
  return { amount: Math.max(0, Math.min(halfUp, amount - 1)), currency };
}

export const reduced = (price: Money, percentage: number): Money => ({
  amount: price.amount - reductionOf(price, percentage).amount,
  currency: price.currency,
});
