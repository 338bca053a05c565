import { LOCALES, type Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';
import type { Values } from './fill.js';
import { QUESTIONS } from './questions.texts.js';

/** A mail about what was decided on a report, ready to be sent in one language. */
export interface CaseLetter {
  texts: Record<Locale, MailTexts>;
  /** Where the button leads, from the site's address on. */
  path: string;
  values: Values;
}

interface CaseTexts {
  subject: Record<Locale, string>;
  button: Record<Locale, string>;
  words: Record<Locale, Pick<MailTexts, 'heading' | 'paragraphs'>>;
  /** Where to ask, unless something else stands there. */
  footer?: Record<Locale, string>;
}

/** All mails about reports look alike: what was found, what was done, what can be done about it, and where to read it. */
export const caseMail = ({ subject, button, words, footer = QUESTIONS }: CaseTexts): Record<Locale, MailTexts> =>
  Object.fromEntries(
    LOCALES.map((language): [Locale, MailTexts] => [
      language,
      {
        subject: subject[language],
        ...words[language],
        button: button[language],
        footer: [footer[language]],
      },
    ]),
  ) as Record<Locale, MailTexts>;

export const THANKS: Record<Locale, string> = {
  nl: 'Bedankt dat je het liet weten.',
  en: 'Thank you for telling us.',
  de: 'Danke, dass du uns Bescheid gegeben hast.',
  es: 'Gracias por avisarnos.',
  fr: 'Merci de nous l’avoir dit.',
  it: 'Grazie per avercelo detto.',
  pl: 'Dziękujemy za wiadomość.',
};
