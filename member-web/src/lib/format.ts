import { useTranslation } from './texts';
import type { Money } from './api-client/types';

const DAY = 86_400_000;

/** Made when first wanted: all of them at once hold up a phone's first screen, which wants one or two. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function createFormat(locale: string) {
  const number = once(() => new Intl.NumberFormat(locale));
  const time = once(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }));
  const weekday = once(() => new Intl.DateTimeFormat(locale, { weekday: 'long' }));
  const day = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }));
  const shortDay = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));
  const dayAndYear = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }));
  const monthAndYear = once(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const distance = { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 } as const;
  const kilometres = once(() => new Intl.NumberFormat(locale, distance));
  const countries = once(() => new Intl.DisplayNames(locale, { type: 'region' }));

  // As French writes it within a sentence: le 1er mars.
  const said = (date: string) => (locale === 'fr' ? date.replace(/^1 /, '1er ') : date);
  const date = (at: Date, now = new Date()) =>
    said(at.getFullYear() === now.getFullYear() ? day().format(at) : dayAndYear().format(at));

  return {
    number: (value: number) => number().format(value),
    /** With its sign, as on a statement; a true minus. */
    signed: (value: number) => (value > 0 ? '+' : value < 0 ? '\u2212' : '') + number().format(Math.abs(value)),
    money: ({ amount, currency }: Money) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
    kilometres: (value: number) => kilometres().format(value),
    country: (code: string) => countries().of(code) ?? code,
    time: (iso: string) => time().format(new Date(iso)),
    date: (iso: string) => date(new Date(iso)),
    /** `YYYY-MM` in words. */
    month: (month: string) => monthAndYear().format(new Date(`${month}-15T12:00`)),
    fullDate: (iso: string) => said(dayAndYear().format(new Date(iso))),
    /** A day (`YYYY-MM-DD`), which is the same in every time zone. */
    fullDay: (day: string) => said(dayAndYear().format(new Date(`${day}T12:00`))),
    /** "Today", "yesterday", a weekday within the week, else the date. */
    daySeparator: (iso: string, now = new Date()) => {
      const at = new Date(iso);
      const days = calendarDaysBetween(at, now);
      if (days <= 1) return capitalise(relative().format(-days, 'day'), locale);
      if (days < 7) return capitalise(weekday().format(at), locale);
      return date(at, now);
    },
    /** The shortest that still tells when: a time today, a day before that. */
    recent: (iso: string, now = new Date()) => {
      const at = new Date(iso);
      const days = calendarDaysBetween(at, now);
      if (days <= 0) return time().format(at);
      if (days === 1) return relative().format(-1, 'day');
      return days < 7 ? weekday().format(at) : shortDay().format(at);
    },
  };
}

export type Format = ReturnType<typeof createFormat>;

export function useFormat(): Format {
  const { i18n } = useTranslation();
  return formatOf(i18n.language);
}

const formats = new Map<string, Format>();

/** Made once for a language: its formatters take a millisecond, which every row of a list that scrolls would spend. */
export function formatOf(locale: string): Format {
  let format = formats.get(locale);
  if (!format) formats.set(locale, (format = createFormat(locale)));
  return format;
}

/** A count on a badge: 99+ from 100 (CHT-08). */
export const badgeCount = (count: number) => (count > 99 ? '99+' : String(count));

function calendarDaysBetween(at: Date, now: Date) {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(now) - midnight(at)) / DAY);
}

const capitalise = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
