import type { Format } from '../../lib/format';
import type { Lot } from './api';

export const creditsOf = (lots: readonly Lot[]): number => lots.reduce((sum, { credits }) => sum + credits, 0);

/** Purchases may have been made in several currencies. */
export function moneyText(lots: readonly Lot[], format: Format): string {
  const sums = new Map<string, number>();
  for (const { amount } of lots) sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.amount);
  return [...sums].map(([currency, amount]) => format.money({ currency, amount })).join(' + ');
}
