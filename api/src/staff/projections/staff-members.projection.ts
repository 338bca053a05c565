import { defineProjection } from '../../kernel/index.js';
import type { Role, StaffEvent } from '../staff-member.events.js';

export interface StaffMemberRow {
  staff_id: string;
  role: Role;
  /** Sealed. */
  email: string;
}

export const staffMembers = defineProjection<StaffMemberRow, StaffEvent>({
  name: 'staff_members',
  revision: 1,
  mode: 'inline',
  key: ['staff_id'],
  columns: { staff_id: 'uuid', role: 'text', email: 'text' },
  on: {
    StaffMemberAdded: ({ streamId, data: { role, email } }, rows) =>
      rows.upsert({ staff_id: streamId }, { set: { role, email } }),
  },
});
