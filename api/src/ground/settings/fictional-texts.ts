import { LOCALES, type Locale } from './countries.js';
import type { SettingsValues } from './settings.values.js';

/** The operator's texts per language; where one is missing, the site's own text is used. */
export type LocaleTexts = Partial<Record<Locale, string>>;

export interface FictionalTexts {
  warning: string;
  singular: string;
  plural: string;
}

const OWN: Record<Locale, FictionalTexts> = {
  nl: {
    warning: 'Dit is een fictief profiel. Fysiek contact is niet mogelijk.',
    singular: 'Fictief profiel',
    plural: 'Fictieve profielen',
  },
  en: {
    warning: 'This is a fictional profile. Physical contact is not possible.',
    singular: 'Fictional profile',
    plural: 'Fictional profiles',
  },
  de: {
    warning: 'Das ist ein fiktives Profil. Physischer Kontakt ist nicht möglich.',
    singular: 'Fiktives Profil',
    plural: 'Fiktive Profile',
  },
  es: {
    warning: 'Este es un perfil ficticio. El contacto físico no es posible.',
    singular: 'Perfil ficticio',
    plural: 'Perfiles ficticios',
  },
  fr: {
    warning: 'Ce profil est fictif. Aucun contact physique n’est possible.',
    singular: 'Profil fictif',
    plural: 'Profils fictifs',
  },
  it: {
    warning: 'Questo è un profilo fittizio. Il contatto fisico non è possibile.',
    singular: 'Profilo fittizio',
    plural: 'Profili fittizi',
  },
  pl: {
    warning: 'To jest profil fikcyjny. Kontakt fizyczny nie jest możliwy.',
    singular: 'Profil fikcyjny',
    plural: 'Profile fikcyjne',
  },
};

type Overrides = Pick<SettingsValues, 'fictionalWarning' | 'fictionalSingular' | 'fictionalPlural'>;

/** Never empty: an operator can reword the label but not remove it (PRO-04). */
export function fictionalTexts(values: Overrides, language: Locale): FictionalTexts {
  const { warning, singular, plural } = OWN[language];
  return {
    warning: values.fictionalWarning[language]?.trim() || warning,
    singular: values.fictionalSingular[language]?.trim() || singular,
    plural: values.fictionalPlural[language]?.trim() || plural,
  };
}

/** One of the texts in every language. */
export const inEveryLanguage = (values: Overrides, text: keyof FictionalTexts) =>
  Object.fromEntries(LOCALES.map((language) => [language, fictionalTexts(values, language)[text]])) as Record<
    Locale,
    string
  >;
