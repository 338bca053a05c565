import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Database, Id, Instant, Nullable, Vault } from '../../../kernel/index.js';
import type { StaffMemberRow } from '../projections/staff-members.projection.js';
import { RoleSchema } from '../staff-view.js';
import { staffNotFound } from '../staff.errors.js';

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

export class GetStaffMember extends Query<ConsoleStaffMember> {
  constructor(readonly staffId: string) {
    super();
  }
}

@QueryHandler(GetStaffMember)
export class GetStaffMemberHandler implements IQueryHandler<GetStaffMember> {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  async execute({ staffId }: GetStaffMember): Promise<ConsoleStaffMember> {
    const sql = 'SELECT * FROM read.staff_members WHERE staff_id = $1';
    const rows = await this.database.query<StaffMemberRow>(sql, [staffId]);
    const [found] = await toConsoleStaff(this.vault, rows);
    if (!found) throw staffNotFound({});
    return found;
  }
}

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
