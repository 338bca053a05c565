import type { Money } from '../../lib/api-client/types';
import type { Method, Offer } from './api';

type Package = Offer['packages'][number];

/** What the discount of an offer does for one package, paid in one way; no way: none is chosen yet. */
export function discountFor({ discount }: Offer, pack: Package, methodId: string | undefined) {
  if (!discount) return { applied: null, obstacle: null };
  const { code, minimum_order: minimum, payment_methods: methods } = discount;
  if (!pack.discounted) return { applied: null, obstacle: { code, minimum } };
  if (methodId !== undefined && methods && !methods.includes(methodId)) {
    return { applied: null, obstacle: { code, minimum: null } };
  }
  return { applied: { ...discount, ...pack.discounted }, obstacle: null };
}

/** What an order costs. The server has rounded; these only add up, the same wherever something is sold (MNY-12). */
export interface Bill {
  price: Money;
  off: Money;
  costs: Money;
  total: Money;
}

export function billOf(
  pack: Package,
  { applied }: { applied: { off: Money } | null },
  method: Method | undefined,
): Bill {
  const { price } = pack;
  const nothing = { ...price, amount: 0 };
  const off = applied?.off ?? nothing;
  const costs = method?.transaction_costs ?? nothing;
  return { price, off, costs, total: { ...price, amount: price.amount - off.amount + costs.amount } };
}

/** As it is sent with the order, and comes back where it is another by now. */
export interface Seen {
  price: number;
  discount: number;
  total: number;
  currency: string;
}

export const seenOf = ({ price, off, total }: Bill): Seen => ({
  price: price.amount,
  discount: off.amount,
  total: total.amount,
  currency: price.currency,
});

export function billFrom({ price, discount, total, currency }: Seen): Bill {
  const money = (amount: number): Money => ({ amount, currency });
  return {
    price: money(price),
    off: money(discount),
    total: money(total),
    costs: money(total - (price - discount)),
  };
}
