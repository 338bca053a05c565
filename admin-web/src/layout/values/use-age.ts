import { useFormats } from './use-formats';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const made = new Map<string, Intl.NumberFormat>();

/** For how long something waits, in the largest unit that there is a whole one of: `3 days`. */
export function useAge(): (instant: string) => string {
  const { locale } = useFormats();
  return (instant) => {
    const age = Date.now() - Date.parse(instant);
    const [unit, length] = UNITS.find(([, one]) => age >= one) ?? UNITS[2];
    const key = `${locale} ${unit}`;
    const format = made.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    made.set(key, format);
    return format.format(Math.max(1, Math.floor(age / length)));
  };
}
