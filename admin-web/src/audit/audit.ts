import type { paths } from '../api/schema';

export type AuditEntry = paths['/api/admin/audit']['get']['responses'][200]['content']['application/json'][number];
export type AuditChoices = paths['/api/admin/audit/choices']['get']['responses'][200]['content']['application/json'];

/** As the API takes it: instants. */
export interface AuditFilter {
  staff_id?: string;
  type?: string;
  stream?: string;
  from?: string;
  until?: string;
}

const DAY = 86_400_000;

/** Days as the reader counts them, in their own time zone. */
export const startOf = (day: string): string => new Date(`${day}T00:00`).toISOString();
export const endOf = (day: string): string => {
  const next = new Date(`${day}T12:00`);
  next.setTime(next.getTime() + DAY);
  next.setHours(0, 0, 0, 0);
  return next.toISOString();
};

const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');
export const firstDay = (from: string | undefined): string => (from ? dayOf(new Date(from)) : '');
export const lastDay = (until: string | undefined): string => (until ? dayOf(new Date(Date.parse(until) - 1)) : '');
