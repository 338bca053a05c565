import { LOCALES, perLocale, type Locale } from './countries.js';
import { MESSAGES } from './messages.js';
import type { SettingsValues } from './settings.values.js';

/** The operator's texts per language; where one is missing, the site's own text is used. */
export type LocaleTexts = Partial<Record<Locale, string>>;

/**
 * A name in every language.
 *
 * @param unsaid what a language has where the operator says nothing in it; null: another language must do
 */
export function namedEverywhere(
  name: LocaleTexts,
  unsaid: ((locale: Locale) => string) | null = null,
): Record<Locale, string> {
  const another = LOCALES.map((locale) => name[locale]?.trim()).find(Boolean) ?? '';
  return perLocale((locale) => name[locale]?.trim() || (unsaid ? unsaid(locale) : another));
}

export interface FictionalTexts {
  warning: string;
  singular: string;
  plural: string;
}

type Overrides = Pick<SettingsValues, 'fictionalWarning' | 'fictionalSingular' | 'fictionalPlural'>;

/** Never empty: an operator can reword the label but not remove it (PRO-04). */
export function fictionalTexts(values: Overrides, language: Locale): FictionalTexts {
  const { warning, singular, plural } = MESSAGES[language].fictional;
  return {
    warning: values.fictionalWarning[language]?.trim() || warning,
    singular: values.fictionalSingular[language]?.trim() || singular,
    plural: values.fictionalPlural[language]?.trim() || plural,
  };
}

/** One of the texts in every language. */
export const inEveryLanguage = (values: Overrides, text: keyof FictionalTexts) =>
  perLocale((language) => fictionalTexts(values, language)[text]);
