import type { TranslationMessages } from 'react-admin';

export const LOCALES = [
  { locale: 'nl', name: 'Nederlands' },
  { locale: 'en', name: 'English' },
] as const;
export type Locale = (typeof LOCALES)[number]['locale'];

const catalogues: Record<Locale, () => Promise<{ messages: TranslationMessages }>> = {
  nl: () => import('./nl/index'),
  en: () => import('./en/index'),
};

export const isLocale = (value: unknown): value is Locale => LOCALES.some(({ locale }) => locale === value);

export const loadMessages = async (locale: Locale) => (await catalogues[locale]()).messages;

/** What the browser's user prefers of what there is. */
export const preferredLocale = (languages: readonly string[]): Locale =>
  languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale) ?? 'nl';

/**
 * `language` as the browser's user writes it: English has several ways to write a day. What is no language tag, such as
 * the `en-US@posix` of a plain Linux machine, is passed over: `Intl` throws at it.
 */
export const writtenAs = (language: string, languages: readonly string[]): string =>
  languages.find((one) => one.split('-')[0] === language && isLanguageTag(one)) ?? language;

function isLanguageTag(word: string): boolean {
  try {
    return Intl.getCanonicalLocales(word).length === 1;
  } catch {
    return false;
  }
}
