import type { Money } from '../layout/values/words';
import { startOfDay } from '../layout/values/days';
import { filteredBy } from '../layout/address/list-address';
import type { Answer } from '../providers/api-client';

export type Report = Answer<'/api/admin/figures', 'get'>;
export type Figures = Report['total']['now'];
export type Period = Report['periods'][number];
export const UNITS = ['day', 'week', 'month'] as const;
export type Unit = (typeof UNITS)[number];

/** What is drawn as a count. */
export const COUNTS = ['sign_ups', 'confirmed', 'first_purchases', 'paying', 'refunds', 'charge_backs'] as const;
export type Count = (typeof COUNTS)[number];

export const amountIn = (amounts: readonly Money[], currency: string): number =>
  amounts.find((one) => one.currency === currency)?.amount ?? 0;

/** In what money came: each has a chart of its own, since a scale has one currency. */
export function currenciesOf({ total, countries }: Report): string[] {
  const all = [total.now.revenue, total.before.revenue, ...countries.flatMap(({ now, before }) => [now, before])];
  return [...new Set(all.flat().map(({ currency }) => currency))].sort();
}

/** In percent; null where there was nothing before to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

/** How many of each step went on to the next, in percent; null where nobody took the step before. */
export function funnelOf({ sign_ups, confirmed, first_purchases, second_purchases }: Figures) {
  const steps = Object.entries({ sign_ups, confirmed, first_purchases, second_purchases });
  return steps.map(([step, count], i) => {
    const earlier = i === 0 ? 0 : steps[i - 1]![1];
    return { step, count, percent: earlier === 0 ? null : Math.round((count / earlier) * 100) };
  });
}

const PAID = ['completed', 'partly_refunded', 'refunded', 'partly_charged_back', 'charged_back'];

/** The list that makes a number, as far as the reader may see one: nobody reads members' messages. */
export function listOf(figure: Count | 'revenue', { from, until }: { from: string; until: string }): string {
  const [first, end] = [startOfDay(from), startOfDay(until, 1)];
  const signedUp = { signup_from: first, signup_before: end, fictional: false };
  const placed = { placed_from: first, placed_before: end };
  switch (figure) {
    case 'sign_ups':
      return `/members${filteredBy(signedUp)}`;
    case 'confirmed':
      return `/members${filteredBy({ ...signedUp, status: 'active' })}`;
    case 'paying':
      return `/members${filteredBy({ paid_user: true })}`;
    case 'first_purchases':
    case 'revenue':
      return `/payments${filteredBy({ ...placed, status: PAID })}`;
    case 'refunds':
      return `/refunds${filteredBy({ status: ['paid_out'], requested_from: first, requested_before: end })}`;
    case 'charge_backs':
      return `/payments${filteredBy({ status: PAID.slice(-2) })}`;
  }
}

const DAY_MS = 86_400_000;
const plusDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A day in the window before this one, or after it. */
export function otherWindow({ from, until }: { from: string; until: string }, step: -1 | 1): string {
  const days = Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;
  return step < 0 ? plusDays(from, -1) : plusDays(until, days);
}

/** Nothing has happened yet: a new site, or a time before there was one. */
export const isNothing = ({ total: { now, before } }: Report): boolean =>
  [now, before].every((figures) =>
    Object.values(figures).every((one) => (Array.isArray(one) ? one.length : one) === 0),
  );
