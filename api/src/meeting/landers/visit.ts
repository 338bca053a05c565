import {
  COUNTRIES,
  isCountry,
  isLocale,
  isRegionOf,
  type Country,
  type Locale,
  type SettingsValues,
} from '../../ground/settings/domain.js';

/** What an address says of where a visitor comes from and wants to go; links on a page carry it on (ACC-11, CLI-10). */
const CARRIED = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lb', 't', 'api_signup_complete'] as const;
const LONGEST = 1000;

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const first = (query: Query, name: string): string | undefined => [query[name]].flat()[0]?.slice(0, LONGEST);

/** What is carried on, by name. */
export const carriedBy = (query: Query): [name: string, value: string][] =>
  CARRIED.flatMap((name): [string, string][] => {
    const value = first(query, name);
    return value ? [[name, value]] : [];
  });

/** @returns the path with what is carried on, and with what else is said there */
export function carryOn(query: Query, path: string, said: Readonly<Record<string, string>> = {}): string {
  const all = [...Object.entries(said), ...carriedBy(query)];
  return all.length === 0 ? path : `${path}?${new URLSearchParams(all).toString()}`;
}

/** The part of a country that the address names; undefined: none, or one of a country that the site is not for. */
export function regionIn(
  query: Query,
  countries: readonly Country[],
): { country: Country; region: string } | undefined {
  const region = first(query, 'region') ?? '';
  const country = countries.find((one) => isRegionOf(one, region));
  return country && { country, region };
}

/** Did a visitor come by way of a traffic source (ACC-01, DSC-01). */
export const hasSource = (query: Query): boolean => Boolean(first(query, 'network') || first(query, 'ref'));

type Languages = Pick<SettingsValues, 'locales' | 'domainLanguage' | 'defaultLocale'>;

/** The language that an address asks for, as the search engines' addresses of a page do; if the site offers it. */
export function askedLocale(query: Query, { locales }: Pick<Languages, 'locales'>): Locale | undefined {
  const asked = first(query, 'lang');
  return asked !== undefined && isLocale(asked) && locales.includes(asked) ? asked : undefined;
}

/** Address, cookie, the domain's language, that of the country, then the site's own; as far as it speaks them (CLI-12). */
export function localeOf(
  { query, cookie, country }: { query: Query; cookie: string | undefined; country: string | null },
  settings: Languages,
): Locale {
  const { locales, domainLanguage, defaultLocale } = settings;
  const spoken: readonly Locale[] = country !== null && isCountry(country) ? COUNTRIES[country].locales : [];
  const wanted = [askedLocale(query, settings), cookie?.slice(0, 2).toLowerCase(), domainLanguage, ...spoken];
  return (
    [...wanted, defaultLocale]
      .filter((one) => one !== undefined && isLocale(one))
      .find((one) => locales.includes(one)) ?? locales[0]!
  );
}
