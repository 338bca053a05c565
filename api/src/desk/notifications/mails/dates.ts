import type { Locale } from '../../../ground/settings/index.js';

interface Said {
  timeZone: string;
  timeStyle?: 'short' | 'long' | undefined;
}

/** A date to fill in, and its day of the month: in Italian, the 8th and the 11th have an article of their own. */
export function dateValues(language: Locale, at: Date, { timeZone, timeStyle }: Said) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle, timeZone }).format(at);
  const dayOfMonth = Number(new Intl.DateTimeFormat('en', { day: 'numeric', timeZone }).format(at));
  // As a sentence has it: le 1er mars.
  return { date: language === 'fr' ? date.replace(/^1(?= \p{L})/u, '1er') : date, dayOfMonth };
}
