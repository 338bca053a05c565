/** From a day to a day, both included (`YYYY-MM-DD`); a side that is left out is open. */
export type Days = Partial<Record<'from' | 'until', string>>;

export const SPANS = [
  'always',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
] as const;
export type Span = (typeof SPANS)[number];

const MONTHS: Record<Exclude<Span, 'always'>, readonly [months: number, before: number]> = {
  this_month: [1, 0],
  last_month: [1, 1],
  this_quarter: [3, 0],
  last_quarter: [3, 1],
  this_year: [12, 0],
  last_year: [12, 1],
};

/** The days of a month, quarter or year as it is today (`YYYY-MM-DD`). */
export function daysOfSpan(span: Span, today: string): Days {
  if (span === 'always') return {};
  const [months, before] = MONTHS[span];
  const year = Number(today.slice(0, 4));
  const first = Math.floor((Number(today.slice(5, 7)) - 1) / months) * months - before * months;
  const day = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  return { from: day(first, 1), until: day(first + months, 0) };
}

/** Which of them these days are; `own`: none. */
export function spanOf(days: Days, today: string): Span | 'own' {
  const same = (one: Days) => one.from === days.from && one.until === days.until;
  return SPANS.find((span) => same(daysOfSpan(span, today))) ?? 'own';
}
