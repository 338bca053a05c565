import { packagesAt } from './prices.js';
import type { Brand, SettingsValues } from './settings.values.js';

/** Normalises a host name for comparison: without port, `www.` and case. */
export const hostOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');

/** The brand at this address; undefined for the site itself. */
export function brandAt({ brands }: SettingsValues, host: string | null | undefined): Brand | undefined {
  const asked = host && hostOf(host);
  return asked ? brands.find(({ domains }) => domains.some((domain) => hostOf(domain) === asked)) : undefined;
}

/** The settings that apply at this address; an unknown address is the site itself. */
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

/** The settings of the brand with this id; null or an id that no longer exists means the site itself. */
export const valuesOfBrand = (values: SettingsValues, id: string | null): SettingsValues =>
  valuesAt(values, values.brands.find((brand) => brand.id === id)?.domains[0]);

/**
 * Base URL of links for visitors at this address: sessions belong to a host, so another host's link would be logged
 * out.
 */
export function originAt(values: SettingsValues, host: string | null | undefined, site: string): string {
  if (!host || !brandAt(values, host)) return site;
  const url = new URL(site);
  url.hostname = host.toLowerCase().replace(/:\d+$/, '');
  return url.origin;
}
