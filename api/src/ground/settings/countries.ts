/** Supported languages; the first is the default (ACC-10). */
export const LOCALES = ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

interface CountryFacts {
  /** Languages spoken in the country, most common first. */
  locales: readonly Locale[];
  /** Time zone of members whose client does not report one. */
  timeZone: string;
}

export const COUNTRIES = {
  NL: { locales: ['nl'], timeZone: 'Europe/Amsterdam' },
  BE: { locales: ['nl', 'fr', 'de'], timeZone: 'Europe/Brussels' },
  GB: { locales: ['en'], timeZone: 'Europe/London' },
  IE: { locales: ['en'], timeZone: 'Europe/Dublin' },
  DE: { locales: ['de'], timeZone: 'Europe/Berlin' },
  AT: { locales: ['de'], timeZone: 'Europe/Vienna' },
  IT: { locales: ['it'], timeZone: 'Europe/Rome' },
  FR: { locales: ['fr'], timeZone: 'Europe/Paris' },
  CH: { locales: ['de', 'it', 'fr', 'en'], timeZone: 'Europe/Zurich' },
  ES: { locales: ['es'], timeZone: 'Europe/Madrid' },
  US: { locales: ['en', 'es'], timeZone: 'America/New_York' },
  CA: { locales: ['en', 'fr'], timeZone: 'America/Toronto' },
  AU: { locales: ['en'], timeZone: 'Australia/Sydney' },
  NZ: { locales: ['en'], timeZone: 'Pacific/Auckland' },
  PL: { locales: ['pl'], timeZone: 'Europe/Warsaw' },
} as const satisfies Record<string, CountryFacts>;

export type Country = keyof typeof COUNTRIES;
export const COUNTRY_CODES = Object.keys(COUNTRIES) as Country[];

export const isCountry = (code: string): code is Country => Object.hasOwn(COUNTRIES, code);
export const perLocale = <T>(of: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>;
export const isLocale = (code: string): code is Locale => (LOCALES as readonly string[]).includes(code);
