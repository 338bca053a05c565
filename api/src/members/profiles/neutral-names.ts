import type { Locale } from '../../ground/settings/domain.js';

/** What a member is called after staff cleared the name, until there is a new one; in the member's language. */
export const NEUTRAL_NAMES: Readonly<Record<Locale, string>> = {
  nl: 'Lid',
  en: 'Member',
  de: 'Mitglied',
  es: 'Miembro',
  fr: 'Membre',
  it: 'Utente',
  pl: 'Osoba',
};
