import type { Locale } from '../../../ground/settings/index.js';

/** The link at the foot of a mail that ends its kind. */
export const UNSUBSCRIBE: Record<Locale, string> = {
  nl: 'Geen mails meer hierover',
  en: 'No more mails about this',
  de: 'Keine E-Mails mehr darüber',
  es: 'No recibir más correos sobre esto',
  fr: 'Ne plus recevoir d’e-mails à ce sujet',
  it: 'Niente più e-mail su questo',
  pl: 'Nie chcę więcej takich wiadomości',
};

/** Over the address that a button leads to. */
export const SPELLED_OUT: Record<Locale, string> = {
  nl: 'Werkt de knop niet? Kopieer dan dit adres:',
  en: 'Is the button not working? Copy this address:',
  de: 'Die Schaltfläche funktioniert nicht? Kopiere diese Adresse:',
  es: '¿No funciona el botón? Copia esta dirección:',
  fr: 'Le bouton ne marche pas ? Copie cette adresse :',
  it: 'Il pulsante non funziona? Copia questo indirizzo:',
  pl: 'Przycisk nie działa? Skopiuj ten adres:',
};

/** Before the company's number in the register of its country. */
export const REGISTER: Record<Locale, string> = {
  nl: 'KvK',
  en: 'Registered no.',
  de: 'Registernummer',
  es: 'N.º de registro',
  fr: 'N° d’immatriculation',
  it: 'N. di registro',
  pl: 'Nr rejestru',
};
