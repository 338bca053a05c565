import type { Answer } from '../providers/api-client';

type Path = '/api/admin/reconciliations';
export type Reconciliation = Answer<Path, 'get'>[number];
export type ReconciliationDetail = Answer<`${Path}/{id}`, 'get'>;
export type Difference = ReconciliationDetail['listed'][number];

export const STATUSES: Reconciliation['status'][] = ['different', 'equal', 'waiting', 'failed'];

/** Days are those of UTC, wherever they are read. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;
export const yesterday = (): string => new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
