import type { Money } from '../members/use-formats';
import type { Answer } from '../providers/api-client';
import type { paths } from '../api/schema';

export type Report = Answer<'/api/admin/attribution', 'get'>;
export type Row = Report['rows'][number];
export type AdvertisingCost = Answer<'/api/admin/advertising-costs', 'get'>['costs'][number];
export type ReportQuery = NonNullable<paths['/api/admin/attribution']['get']['parameters']['query']>;

/** Where the report may be narrowed to one value. */
export const FILTERS = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lb', 'lander', 'country'] as const;
export type Filter = (typeof FILTERS)[number];
export const DIMENSIONS = [...FILTERS, 'day'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export const BASES = ['event', 'sign_up'] as const;
export const MEASURES = ['visits', 'sign_ups', 'confirmed', 'first_purchases', 'revenue'] as const;
export type Measure = (typeof MEASURES)[number];

/** Bars beyond these are too many to compare. */
const MOST_BARS = 12;

/** What an address asks of the report: what it does not name is left to the server. */
export function queryOf(params: URLSearchParams): ReportQuery {
  const names = ['by', 'and', 'basis', 'from', 'until', ...FILTERS];
  return Object.fromEntries(names.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])));
}

/** The currency that most of the revenue came in: what a chart shows, which has one scale. */
export function mainCurrency({ total }: Report): string | undefined {
  return total.people?.revenue.toSorted((one, other) => other.amount - one.amount)[0]?.currency;
}

const amountIn = (amounts: readonly Money[], currency: string | undefined) =>
  amounts.find((one) => one.currency === currency)?.amount ?? 0;

/** Null where the people of a row are counted among the others. */
export function valueOf(row: Row, measure: Measure, currency: string | undefined): number | null {
  if (measure === 'visits') return row.visits;
  if (!row.people) return null;
  return measure === 'revenue' ? amountIn(row.people.revenue, currency) : row.people[measure];
}

/** The rows of a chart with bars: the largest ones. */
export function drawnRows(rows: readonly Row[], measure: Measure, currency: string | undefined): Row[] {
  const own = rows.filter(({ values }) => values !== null);
  const of = (row: Row) => valueOf(row, measure, currency) ?? 0;
  return own.toSorted((one, other) => of(other) - of(one)).slice(0, MOST_BARS);
}

const DAY_MS = 86_400_000;

/** Every day of the report, also those that have no row of their own: a line must not hide that time went by. */
export function daysOf({ from, until }: Report): string[] {
  const [first, last] = [Date.parse(from), Date.parse(until)];
  return Array.from({ length: Math.round((last - first) / DAY_MS) + 1 }, (_, i) =>
    new Date(first + i * DAY_MS).toISOString().slice(0, 10),
  );
}
