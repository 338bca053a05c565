import { defineProjection } from '../../../kernel/index.js';
import type { Role, StaffEvent } from '../staff-member.events.js';

export interface StaffMemberRow {
  staff_id: string;
  role: Role;
  disabled: boolean;
  /** Sealed. */
  email: string;
  /** Sealed. */
  name: string;
  has_password: boolean;
  has_authenticator: boolean;
  added_at: string;
  last_login_at: string | null;
}

export const staffMembers = defineProjection<StaffMemberRow, StaffEvent>({
  name: 'staff_members',
  revision: 2,
  mode: 'inline',
  key: ['staff_id'],
  columns: {
    staff_id: 'uuid',
    role: 'text',
    disabled: 'boolean not null default false',
    email: 'text',
    name: 'text',
    has_password: 'boolean not null default false',
    has_authenticator: 'boolean not null default false',
    added_at: 'timestamptz',
    last_login_at: 'timestamptz',
  },
  on: {
    StaffMemberAdded: ({ streamId, data: { role, email, name, addedAt } }, rows) =>
      rows.upsert({ staff_id: streamId }, { set: { role, email, name, added_at: addedAt } }),
    StaffMemberRenamed: ({ streamId, data: { name } }, rows) => rows.update({ staff_id: streamId }, { set: { name } }),
    StaffPasswordSet: ({ streamId }, rows) => rows.update({ staff_id: streamId }, { set: { has_password: true } }),
    StaffRoleChanged: ({ streamId, data: { to } }, rows) => rows.update({ staff_id: streamId }, { set: { role: to } }),
    StaffMemberDisabled: ({ streamId }, rows) => rows.update({ staff_id: streamId }, { set: { disabled: true } }),
    StaffMemberEnabled: ({ streamId }, rows) => rows.update({ staff_id: streamId }, { set: { disabled: false } }),
    StaffAuthenticatorEnrolled: ({ streamId }, rows) =>
      rows.update({ staff_id: streamId }, { set: { has_authenticator: true } }),
    StaffAuthenticatorRemoved: ({ streamId }, rows) =>
      rows.update({ staff_id: streamId }, { set: { has_authenticator: false } }),
    StaffLoggedIn: ({ streamId, data: { loggedInAt } }, rows) =>
      rows.update({ staff_id: streamId }, { set: { last_login_at: loggedInAt } }),
  },
});
