import { COUNTRY_CODES, type Country } from './countries.js';
import { share } from './share.js';
import type { Money, Package, PackagePrice, SettingsValues } from './settings.values.js';

/** What buyers in this country pay; null: a country that nobody knows yet. */
export const priceIn = ({ price, prices }: Pick<Package, 'price' | 'prices'>, country: string | null): Money =>
  prices.find((one) => one.country === country)?.price ?? price;

/** The same packages at the prices of a brand. */
export const packagesAt = (packages: Package[], prices: PackagePrice[]): Package[] =>
  packages.map((pack) => ({ ...pack, ...prices.find(({ id }) => id === pack.id) }));

/** What is sold there, at the price of the country. */
export const packagesFor = ({ packages }: Pick<SettingsValues, 'packages'>, country: string | null) =>
  packages.filter(({ retired }) => !retired).map((pack) => ({ ...pack, price: priceIn(pack, country) }));

/** A message paid with the cheapest credits of each country (CLI-12). */
export function minimumMessageCosts(values: SettingsValues): Record<string, { costs: number; currency: string }> {
  const cheapest = (country: Country) =>
    packagesFor(values, country)
      .map(({ price, credits }) => ({ price, credits, each: price.amount / credits }))
      .reduce((best, one) => (one.each < best.each ? one : best));
  return Object.fromEntries(
    COUNTRY_CODES.filter((country) => values.countries.includes(country)).map((country) => {
      const { price, credits } = cheapest(country);
      const { amount, currency } = share(price, values.messageCredits, credits);
      return [country, { costs: amount, currency }];
    }),
  );
}
