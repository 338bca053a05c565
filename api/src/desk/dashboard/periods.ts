/** What a chart puts side by side, and how many of them it shows. */
export const SHOWN = { day: 30, week: 12, month: 12 } as const;
export const UNITS = ['day', 'week', 'month'] as const;
export type Unit = (typeof UNITS)[number];

/** Days, the last one not included: `2026-03-01`. */
export interface Period {
  from: string;
  before: string;
}

const DAY_MS = 86_400_000;
const dayAt = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const plusDays = (day: string, days: number) => dayAt(Date.parse(day) + days * DAY_MS);
const plusMonths = (day: string, months: number) =>
  dayAt(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1));

/** The day, or the Monday or the first of the month before it. */
function startOf(unit: Unit, day: string): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return plusDays(day, -weekday);
}

const plus = (unit: Unit, day: string, n: number): string =>
  unit === 'month' ? plusMonths(day, n) : plusDays(day, n * (unit === 'week' ? 7 : 1));

export const lastDayOf = ({ before }: Period): string => plusDays(before, -1);

/** The periods up to the one with the day, twice as many as are shown: the first half is the time before. */
export function periodsUpTo(unit: Unit, day: string): Period[] {
  const last = startOf(unit, day);
  return Array.from({ length: 2 * SHOWN[unit] }, (_, i) => {
    const from = plus(unit, last, i + 1 - 2 * SHOWN[unit]);
    return { from, before: plus(unit, from, 1) };
  });
}
