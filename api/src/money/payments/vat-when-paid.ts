import { locate, rateOn, vatWithin, type Sale } from '../receipts/domain.js';
import type { Country, Money } from '../../ground/settings/domain.js';
import type { Order, OrderVat } from './payment.events.js';

interface Payer {
  /** Country of the paying bank or card, if the provider tells it. */
  country: string | null;
  paidAt: Date;
}

/**
 * The VAT in the amount paid, at the rate of the day of payment. The payer's bank counts as a third piece of evidence
 * for the buyer's country; the order's own VAT was computed without either.
 */
export function vatWhenPaid({ vat }: Pick<Order, 'vat'>, paid: Money, payer: Payer): OrderVat {
  const known = Object.fromEntries(vat.evidence.map(({ kind, country }) => [kind, country]));
  const { country, evidence, basis } = locate({ ...known, payment: payer.country }, vat.country);
  return { ...vatWithin(paid, { country, rate: rateOn(country, payer.paidAt) }), evidence, basis };
}

/** The same for the price of one lot of credits. */
export function vatOfLot(
  paid: Money,
  { country, rate }: OrderVat,
): { country: string; rate: number; amount: number } | null {
  return rate === 0 ? null : { country, rate, amount: vatWithin(paid, { country, rate }).vat.amount };
}

/** The data its receipt is issued from. */
export function saleOf(
  { memberId, brand, credits, price, discount, transactionCosts, method }: Order,
  paid: { paymentId: string; paid: Money; vat: OrderVat; home: Country },
): Sale & { paymentId: string; home: Country } {
  const off = discount && { code: discount.code, off: discount.off };
  return { memberId, brand, credits, price, discount: off, transactionCosts, method, ...paid };
}
