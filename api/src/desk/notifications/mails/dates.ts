import type { Locale } from '../../../ground/settings/domain.js';

interface Said {
  timeZone: string;
  timeStyle?: 'short' | 'long' | undefined;
}

/** A formatted date and its day of the month, because Italian has another article for the 8th and the 11th. */
export function dateValues(language: Locale, at: Date, { timeZone, timeStyle }: Said) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle, timeZone }).format(at);
  const dayOfMonth = Number(new Intl.DateTimeFormat('en', { day: 'numeric', timeZone }).format(at));
  // As French writes it within a sentence: le 1er mars.
  return { date: language === 'fr' ? date.replace(/^1(?= \p{L})/u, '1er') : date, dayOfMonth };
}
