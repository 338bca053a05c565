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
  return brand ? { ...values, ...brand.overrides, domain: hostOf(brand.domains[0]!) } : values;
}
