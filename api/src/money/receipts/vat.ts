import { COUNTRIES, isCountry, type Money } from '../../ground/settings/domain.js';
import { VAT_RATES } from './vat-rates.js';

/** The VAT included in a price. `rate` in hundredths of a percent. */
export interface Vat {
  country: string;
  rate: number;
  net: Money;
  vat: Money;
}

/** The calendar day in that country, since a new rate takes effect at its midnight. */
export const dayIn = (country: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: isCountry(country) ? COUNTRIES[country].timeZone : 'UTC' }).format(at);

/** The country's rate on the day of the payment, in hundredths of a percent; 0 if it has no VAT here. */
export function rateOn(country: string, at: Date): number {
  const day = dayIn(country, at);
  return VAT_RATES[country]?.findLast(({ from }) => from <= day)?.rate ?? 0;
}

/** Prices include VAT, so that every buyer pays the same. The net price is rounded half up; the rest is VAT. */
export function vatWithin({ amount, currency }: Money, { country, rate }: { country: string; rate: number }): Vat {
  const parts = 10_000 + rate;
  const net = Math.floor((2 * amount * 10_000 + parts) / (2 * parts));
  return { country, rate, net: { amount: net, currency }, vat: { amount: amount - net, currency } };
}
