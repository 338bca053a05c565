import { COUNTRIES, isCountry, type Money } from '../../ground/settings/index.js';
import { VAT_RATES, type VatRate } from './vat-rates.js';

/** How much of a price is VAT. `rate` is in hundredths of a percent. */
export interface Vat {
  country: string;
  rate: number;
  net: Money;
  vat: Money;
}

/** The calendar day there: a new rate begins at that country's midnight. */
export const dayIn = (country: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: isCountry(country) ? COUNTRIES[country].timeZone : 'UTC' }).format(at);

/** The rate that country asks on the day of the payment; none where it taxes nothing here. */
export function rateOn(country: string, at: Date, rates: Readonly<Record<string, readonly VatRate[]>> = VAT_RATES) {
  const day = dayIn(country, at);
  return rates[country]?.findLast(({ from }) => from <= day)?.rate ?? 0;
}

/** Prices include VAT, so the buyer pays the same everywhere: the net price is rounded half up, the rest is VAT. */
export function vatWithin({ amount, currency }: Money, { country, rate }: { country: string; rate: number }): Vat {
  const parts = 10_000 + rate;
  const net = Math.floor((2 * amount * 10_000 + parts) / (2 * parts));
  return { country, rate, net: { amount: net, currency }, vat: { amount: amount - net, currency } };
}
