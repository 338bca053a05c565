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
