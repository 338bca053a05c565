import type { Locale } from '../../ground/settings/index.js';

/** The whole text message; below 160 characters with the longest name of a site. */
const TEXTS: Record<Locale, string> = {
  nl: '{code} is je code voor de incasso bij {site}. Geldig: {minutes} minuten. Deel hem met niemand.',
  en: '{code} is your code for the direct debit at {site}. Valid for {minutes} minutes. Share it with nobody.',
  de: '{code} ist dein Code für die Lastschrift bei {site}. {minutes} Minuten gültig. Gib ihn niemandem.',
  es: '{code} es tu código para la domiciliación en {site}. Vale {minutes} minutos. No lo compartas.',
  fr: '{code} est ton code pour le prélèvement sur {site}. Valable {minutes} minutes. Ne le partage pas.',
  it: "{code} è il tuo codice per l'addebito su {site}. Vale {minutes} minuti. Non condividerlo.",
  pl: '{code} to Twój kod do polecenia zapłaty w {site}. Ważny {minutes} minut. Nikomu go nie podawaj.',
};

export const codeText = (language: Locale, values: { code: string; site: string; minutes: number }): string =>
  TEXTS[language].replace(/\{(\w+)\}/g, (_, name: keyof typeof values) => String(values[name]));
