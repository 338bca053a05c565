import { COUNTRY_CODES, type Country } from './countries.js';
import { share } from './share.js';
import type { Money, Package, PackagePrice, SettingsValues } from './settings.values.js';

/** The price for buyers in this country; null if the country is unknown. */
export const priceIn = ({ price, prices }: Pick<Package, 'price' | 'prices'>, country: string | null): Money =>
  prices.find((one) => one.country === country)?.price ?? price;

/** The same packages at a brand's prices. */
export const packagesAt = (packages: Package[], prices: PackagePrice[]): Package[] =>
  packages.map((pack) => ({ ...pack, ...prices.find(({ id }) => id === pack.id) }));

/** The packages on sale in a country, at that country's prices. */
export const packagesFor = ({ packages }: Pick<SettingsValues, 'packages'>, country: string | null) =>
  packages.filter(({ retired }) => !retired).map((pack) => ({ ...pack, price: priceIn(pack, country) }));

/** The price of a message per country, when paid with that country's cheapest credits (CLI-12). */
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
