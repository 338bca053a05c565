import type { Locale } from '../../../ground/settings/index.js';

/** Where to ask, in the small print. */
export const QUESTIONS: Record<Locale, string> = {
  nl: 'Vragen? Mail ons op {email}.',
  en: 'Questions? Write to us at {email}.',
  de: 'Fragen? Schreib uns an {email}.',
  es: '¿Preguntas? Escríbenos a {email}.',
  fr: 'Des questions ? Écris-nous à {email}.',
  it: 'Domande? Scrivici a {email}.',
  pl: 'Masz pytania? Napisz do nas: {email}.',
};
