import type { Answer } from '../providers/api-client';

export type AuditEntry = Answer<'/api/admin/audit', 'get'>[number];
export type AuditChoices = Answer<'/api/admin/audit/choices', 'get'>;

/** As the API takes it: instants. */
export interface AuditFilter {
  staff_id?: string;
  type?: string;
  stream?: string;
  from?: string;
  until?: string;
}
