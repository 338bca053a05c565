import type { paths } from '../api/schema';

type Path = '/api/admin/reconciliations';
export type Reconciliation = paths[Path]['get']['responses'][200]['content']['application/json'][number];
export type ReconciliationDetail = paths[`${Path}/{id}`]['get']['responses'][200]['content']['application/json'];
export type Difference = ReconciliationDetail['listed'][number];

export const STATUSES: Reconciliation['status'][] = ['different', 'equal', 'waiting', 'failed'];

/** Days are those of UTC, wherever they are read. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;
export const yesterday = (): string => new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
