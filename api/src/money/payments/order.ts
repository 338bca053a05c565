import { reduced, reductionOf, requireApplicable, type Offer } from '../discounts/domain.js';
import { invalidInput, type FieldError } from '../../kernel/domain.js';
import { locate, rateOn, vatWithin } from '../receipts/domain.js';
import { packagesFor, priceChanged, type Money, type SettingsValues } from '../../ground/settings/domain.js';
import { total } from './payment.js';
import type { Order, OrderDiscount } from './payment.events.js';
import { offeredMethods, transactionCosts, worksOn, type Buyer, type Device } from './payment-methods.js';

type Priced = Pick<Order, 'package' | 'credits' | 'price' | 'discount' | 'transactionCosts' | 'vat' | 'method'>;

/** Builds the order at today's price. `requireSeen` compares it with the price the member was shown (MNY-01). */
export function orderOf(
  chosen: Device & {
    package: string;
    payment_method: string;
    immediate_performance?: boolean;
  },
  settings: Pick<SettingsValues, 'packages' | 'paymentMethods' | 'companyCountry'>,
  buyer: Buyer & { networkCountry?: string | null },
  offer: Offer | null = null,
): Priced {
  const pack = packagesFor(settings, buyer.country).find(({ id }) => id === chosen.package);
  const method = offeredMethods(settings.paymentMethods, buyer).find(({ id }) => id === chosen.payment_method);
  const wrong: FieldError[] = [
    ...(pack ? [] : [{ field: 'package', code: 'unknown_package' }]),
    ...(method ? [] : [{ field: 'payment_method', code: 'not_offered' }]),
    ...(method && !worksOn(method, chosen) ? [{ field: 'payment_method', code: 'apple_pay_unavailable' }] : []),
    ...(chosen.immediate_performance
      ? []
      : [{ field: 'immediate_performance', code: 'immediate_performance_required' }]),
  ];
  if (!pack || !method || wrong.length > 0) throw invalidInput(wrong);
  const { id, credits, price: full } = pack;
  if (offer) requireApplicable(offer, { price: full, method: method.id });
  const discount = offer && discountOn(full, offer);
  const price = offer ? reduced(full, offer.terms.percentage) : full;
  const costs = transactionCosts(method, full.currency);
  const { country, evidence, basis } = locate(
    { profile: buyer.country, network: buyer.networkCountry ?? null },
    settings.companyCountry,
  );
  const asked = total({ price, transactionCosts: costs });
  return {
    package: id,
    credits,
    price,
    discount,
    transactionCosts: costs,
    vat: { ...vatWithin(asked, { country, rate: rateOn(country, buyer.now) }), evidence, basis },
    method: method.id,
  };
}

/** The price the buyer was shown, in minor units: the package, the discount on it, and the total. */
export interface SeenPrice {
  price: number;
  discount: number;
  total: number;
  currency: string;
}

/** @throws priceChanged, with the current price, if the buyer was shown a different one (MNY-12) */
export function requireSeen(order: Priced, seen: SeenPrice): void {
  const { amount, currency } = total(order);
  const discount = order.discount?.off.amount ?? 0;
  const now: SeenPrice = { price: order.price.amount + discount, discount, total: amount, currency };
  const asSeen = (Object.keys(now) as (keyof SeenPrice)[]).every((name) => now[name] === seen[name]);
  if (!asSeen) throw priceChanged(now);
}

const discountOn = (price: Money, { code, terms: { percentage, validity, maxUses } }: Offer): OrderDiscount => ({
  code,
  percentage,
  off: reductionOf(price, percentage),
  once: validity === 'once-per-user',
  ...(maxUses !== null && { maxUses }),
});
