import { locate, rateOn, vatWithin, type Sale } from '../receipts/index.js';
import type { Country, Money } from '../../ground/settings/index.js';
import type { Order, OrderVat } from './payment.events.js';

interface Payer {
  /** Where the bank or card is, when the provider says. */
  country: string | null;
  paidAt: Date;
}

/**
 * The VAT in what was paid: the rate is that of the day of the payment, and the payer's bank counts as a third piece of
 * evidence. What the order told was judged without either.
 */
export function vatWhenPaid({ vat }: Pick<Order, 'vat'>, paid: Money, payer: Payer): OrderVat {
  const known = Object.fromEntries(vat.evidence.map(({ kind, country }) => [kind, country]));
  const { country, evidence, basis } = locate({ ...known, payment: payer.country }, vat.country);
  return { ...vatWithin(paid, { country, rate: rateOn(country, payer.paidAt) }), evidence, basis };
}

/** The same for what one lot of credits cost. */
export function vatOfLot(
  paid: Money,
  { country, rate }: OrderVat,
): { country: string; rate: number; amount: number } | null {
  return rate === 0 ? null : { country, rate, amount: vatWithin(paid, { country, rate }).vat.amount };
}

/** What its receipt is written from. */
export function saleOf(
  { memberId, brand, credits, price, discount, transactionCosts, method }: Order,
  paid: { paymentId: string; paid: Money; vat: OrderVat; home: Country },
): Sale & { paymentId: string; home: Country } {
  const off = discount && { code: discount.code, off: discount.off };
  return { memberId, brand, credits, price, discount: off, transactionCosts, method, ...paid };
}
