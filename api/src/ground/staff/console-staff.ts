import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, type Vault } from '../../kernel/index.js';
import type { StaffMemberRow } from './projections/staff-members.projection.js';
import { RoleSchema } from './staff-view.js';

export const ConsoleStaffMember = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: RoleSchema,
  status: Type.Enum(['active', 'invited', 'disabled'], { description: '`invited`: has not set a password yet' }),
  second_factor: Type.Boolean(),
  added_at: Instant,
  last_login_at: Nullable(Instant),
});
export type ConsoleStaffMember = Static<typeof ConsoleStaffMember>;

export async function toConsoleStaff(vault: Vault, rows: readonly StaffMemberRow[]): Promise<ConsoleStaffMember[]> {
  const texts = await vault.openAll(rows.flatMap(({ name, email }) => [name, email]));
  return rows.map((row, i) => ({
    id: row.staff_id,
    name: texts[2 * i] ?? '',
    email: texts[2 * i + 1] ?? '',
    role: row.role,
    status: row.disabled ? 'disabled' : row.has_password ? 'active' : 'invited',
    second_factor: row.has_authenticator,
    added_at: row.added_at.toISOString(),
    last_login_at: row.last_login_at?.toISOString() ?? null,
  }));
}
