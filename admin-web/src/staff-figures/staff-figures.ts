import { ALL_DECISIONS, DECISION_TYPES, type DecisionKind } from '../layout/decision-types';
import { startOfDay } from '../layout/days';
import { filteredBy } from '../layout/list-address';
import type { Answer } from '../providers/api-client';

export type Report = Answer<'/api/admin/staff-figures', 'get'>;
export type Work = Report['total'];
export type Figures = Omit<Work, 'kinds'>;

/** `own`: from a day to a day that the reader chooses. */
export const PERIODS = ['month', 'week', 'day', 'own'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;
const plusDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A day in the period before this one, or after it. */
export const neighbour = ({ from, until }: Pick<Report, 'from' | 'until'>, step: -1 | 1): string =>
  step < 0 ? plusDays(from, -1) : plusDays(until, 1);

interface Counted {
  /** Undefined: everybody's. */
  staffId: string | undefined;
  /** Undefined: of every kind. */
  kind: DecisionKind | undefined;
}

/** The log of the decisions that make a number. */
export function logOf({ staffId, kind }: Counted, { from, until }: Pick<Report, 'from' | 'until'>): string {
  const types = kind ? DECISION_TYPES[kind] : ALL_DECISIONS;
  return `/audit${filteredBy({
    ...(staffId && { staff_id: staffId }),
    type: types.length === 1 ? types[0] : types,
    from: startOfDay(from),
    until: startOfDay(until, 1),
  })}`;
}

/** In percent; null where nothing was decided. */
export const shareOf = ({ decided, overturned }: Figures): number | null =>
  decided === 0 ? null : (overturned / decided) * 100;

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A time in its two largest units: `2 days 3 hr`. */
export function durationIn(locale: string, seconds: number): string {
  const first = UNITS.findIndex(([, length]) => seconds >= length);
  const from = first < 0 ? UNITS.length - 1 : first;
  let left = Math.max(0, Math.round(seconds));
  const parts = UNITS.slice(from, from + 2).map(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return { unit, count };
  });
  const format = ({ unit, count }: (typeof parts)[number]) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  return (
    parts
      .filter(({ count }, i) => i === 0 || count > 0)
      // Where it has to be broken, between the units.
      .map((part) => format(part).replaceAll(' ', '\u00a0'))
      .join(' ')
  );
}
