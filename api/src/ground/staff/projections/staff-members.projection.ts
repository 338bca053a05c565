import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { Role, StaffEvent } from '../staff-member.events.js';

export const StaffMemberRow = readModelTable('staff_members', {
  staff_id: column.uuid({ primary: true }),
  role: column.text<Role>(),
  disabled: column.boolean({ default: false }),
  /** Sealed. */
  email: column.text(),
  /** Sealed. */
  name: column.text(),
  has_password: column.boolean({ default: false }),
  has_authenticator: column.boolean({ default: false }),
  added_at: column.timestamptz(),
  last_login_at: column.nullable(column.timestamptz()),
});
export type StaffMemberRow = RowOf<typeof StaffMemberRow>;

export const staffMembers = defineProjection<StaffMemberRow, StaffEvent>({
  entity: StaffMemberRow,
  revision: 2,
  mode: 'inline',
  on: {
    StaffMemberAdded: ({ streamId, data: { role, email, name, addedAt } }, rows) =>
      rows.upsert({ staff_id: streamId }, { role, email, name, added_at: addedAt }),
    StaffMemberRenamed: ({ streamId, data: { name } }, rows) => rows.update({ staff_id: streamId }, { name }),
    StaffPasswordSet: ({ streamId }, rows) => rows.update({ staff_id: streamId }, { has_password: true }),
    StaffRoleChanged: ({ streamId, data: { to } }, rows) => rows.update({ staff_id: streamId }, { role: to }),
    StaffMemberDisabled: ({ streamId }, rows) => rows.update({ staff_id: streamId }, { disabled: true }),
    StaffMemberEnabled: ({ streamId }, rows) => rows.update({ staff_id: streamId }, { disabled: false }),
    StaffAuthenticatorEnrolled: ({ streamId }, rows) =>
      rows.update({ staff_id: streamId }, { has_authenticator: true }),
    StaffAuthenticatorRemoved: ({ streamId }, rows) =>
      rows.update({ staff_id: streamId }, { has_authenticator: false }),
    StaffLoggedIn: ({ streamId, data: { loggedInAt } }, rows) =>
      rows.update({ staff_id: streamId }, { last_login_at: loggedInAt }),
  },
});
