import { useTranslate, useLocale } from 'react-admin';
import { writtenAs } from '../../locales/catalogues';

/** The texts under a key of the catalogue, each by the rest of its key; `given` goes into all of them. */
export function useText(under: string, given?: object) {
  const translate = useTranslate();
  return (key: string, options?: object): string => translate(`${under}.${key}`, { ...given, ...options });
}

/** In minor units of an ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: string;
}

/** Numbers, days and countries as the reader writes them. */
export function useFormats(): Formats {
  const language = useLocale();
  return formatsOf(writtenAs(language, navigator.languages));
}

type Formats = ReturnType<typeof makeFormats>;
const made = new Map<string, Formats>();

/** What `Intl` makes costs a good part of a millisecond, and a page asks for it some hundred times. */
function formatsOf(locale: string): Formats {
  const known = made.get(locale) ?? makeFormats(locale);
  made.set(locale, known);
  return known;
}

function makeFormats(locale: string) {
  const numbers = new Intl.NumberFormat(locale);
  const units = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false });
  const changes = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const rates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const seconds = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const currencies = new Map<string, Intl.NumberFormat>();
  return {
    locale,
    number: (value: number) => withMinus(numbers.format(value)),
    day: (instant: string) => days.format(new Date(instant)),
    /** Of `2026-03`. */
    month: (month: string) => months.format(new Date(`${month}-01T00:00:00Z`)),
    instant: (instant: string) => instants.format(new Date(instant)),
    /** To the second, with its zone: an hour may come twice. */
    second: (instant: string) => seconds.format(new Date(instant)),
    money: ({ amount, currency }: Money) => {
      const format = currencies.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
      currencies.set(currency, format);
      return withMinus(format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)));
    },
    /** Minor units as somebody types them in whole ones. */
    units: (minor: number) => units.format(minor / 100),
    /** Hundredths of a percent. */
    percent: (rate: number) => rates.format(rate / 10_000),
    /** `+100`, `−30`. */
    change: (value: number) => withMinus(changes.format(value)),
    country: (code: string) => countries.of(code) ?? code,
    language: (code: string) => languages.of(code) ?? code,
  };
}

/** `Intl` writes a hyphen, which is too short beside a plus and may end a line. */
export const withMinus = (text: string) => text.replace('-', '−');

/** `250 credits`, as members see a package too. */
export function useCredits() {
  const translate = useTranslate();
  const formats = useFormats();
  return (count: number) => translate('console.credits', { smart_count: count, count: formats.number(count) });
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const ages = new Map<string, Intl.NumberFormat>();

/** For how long something waits, in the largest unit that there is a whole one of: `3 days`. */
export function useAge(): (instant: string) => string {
  const { locale } = useFormats();
  return (instant) => {
    const age = Date.now() - Date.parse(instant);
    const [unit, length] = UNITS.find(([, one]) => age >= one) ?? UNITS[2];
    const key = `${locale} ${unit}`;
    const format = ages.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    ages.set(key, format);
    return format.format(Math.max(1, Math.floor(age / length)));
  };
}
