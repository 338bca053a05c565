import type { Locale } from '../../settings/index.js';

/** The link at the foot of a mail that ends its kind. */
export const UNSUBSCRIBE: Record<Locale, string> = {
  nl: 'Geen mails meer hierover',
  en: 'No more mails about this',
  de: 'Keine E-Mails mehr darüber',
  es: 'No recibir más correos sobre esto',
  fr: "Ne plus recevoir d'e-mails à ce sujet",
  it: 'Niente più e-mail su questo',
  pl: 'Nie chcę więcej takich wiadomości',
};
