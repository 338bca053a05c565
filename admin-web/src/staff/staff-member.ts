import type { Answer } from '../providers/api-client';

export type StaffMember = Answer<'/api/admin/staff/{id}', 'get'>;
