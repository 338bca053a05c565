import { packagesAt } from './prices.js';
import type { Brand, SettingsValues } from './settings.values.js';

/** A name as it is compared: without port, `www.` and case. */
export const hostOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');

/** None: the site itself. */
export function brandAt({ brands }: SettingsValues, host: string | null | undefined): Brand | undefined {
  const asked = host && hostOf(host);
  return asked ? brands.find(({ domains }) => domains.some((domain) => hostOf(domain) === asked)) : undefined;
}

/** The settings as the site at this address has them; an address that nobody named is the site itself. */
export function valuesAt(values: SettingsValues, host: string | null | undefined): SettingsValues {
  const brand = brandAt(values, host);
  if (!brand) return values;
  const { overrides, domains, prices } = brand;
  return {
    ...values,
    ...overrides,
    domain: hostOf(domains[0]!),
    packages: packagesAt(values.packages, prices),
  };
}

/** The settings as the brand of this id has them; null, or a brand that there is no more: the site itself. */
export const valuesOfBrand = (values: SettingsValues, id: string | null): SettingsValues =>
  valuesAt(values, values.brands.find((brand) => brand.id === id)?.domains[0]);

/** Where links lead for who knows the site by this name: sessions belong to a name, another one's would be logged out. */
export function originAt(values: SettingsValues, host: string | null | undefined, site: string): string {
  if (!host || !brandAt(values, host)) return site;
  const url = new URL(site);
  url.hostname = host.toLowerCase().replace(/:\d+$/, '');
  return url.origin;
}
