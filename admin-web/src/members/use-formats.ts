import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { writtenAs } from '../locales/catalogues';

/** In minor units of an ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: string;
}

/** Numbers, days and countries as the reader writes them. */
export function useFormats() {
  const language = useLocale();
  const locale = writtenAs(language, navigator.languages);
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(locale);
    const units = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false });
    const changes = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const countries = new Intl.DisplayNames(locale, { type: 'region' });
    return {
      number: (value: number) => numbers.format(value),
      day: (instant: string) => days.format(new Date(instant)),
      instant: (instant: string) => instants.format(new Date(instant)),
      money: ({ amount, currency }: Money) => {
        const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
        return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
      },
      /** Minor units as somebody types them in whole ones. */
      units: (minor: number) => units.format(minor / 100),
      /** `+100`, `−30`. */
      change: (value: number) => changes.format(value),
      country: (code: string) => countries.of(code) ?? code,
    };
  }, [locale]);
}
