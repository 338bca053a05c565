import type { Answer } from '../providers/api-client';
import type { paths } from '../api/schema';

export type Report = Answer<'/api/admin/attribution', 'get'>;
export type Row = Report['rows'][number];
export type ReportQuery = NonNullable<paths['/api/admin/attribution']['get']['parameters']['query']>;

/** Where the report may be narrowed to one value. */
export const FILTERS = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lb', 'lander', 'country'] as const;
export type Filter = (typeof FILTERS)[number];
export const DIMENSIONS = [...FILTERS, 'day'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export const BASES = ['event', 'sign_up'] as const;

/** What an address asks of the report: what it does not name is left to the server. */
export function queryOf(params: URLSearchParams): ReportQuery {
  const names = ['by', 'and', 'basis', 'from', 'until', ...FILTERS];
  return Object.fromEntries(names.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])));
}
