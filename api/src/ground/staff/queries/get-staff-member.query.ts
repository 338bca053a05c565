import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Database, Id, Instant, Nullable, Store, Vault, type Staff } from '../../../kernel/index.js';
import type { StaffMemberRow } from '../projections/staff-members.projection.js';
import { RoleSchema, StaffView } from '../staff-view.js';
import { staffNotFound } from '../staff.errors.js';
import { LoginSessions, OpenSessionView, sessionViews } from '../../authentication/index.js';
import { staffMemberOf } from '../staff-member.js';
import { StaffMembers } from '../staff-members.js';

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

export const OwnAccount = Type.Object({
  ...StaffView.properties,
  recovery_codes: Type.Integer({ description: 'How many still work' }),
  sessions: Type.Array(OpenSessionView),
});
export type OwnAccount = Static<typeof OwnAccount>;

export class GetOwnAccount extends Query<OwnAccount> {
  constructor(readonly caller: Staff) {
    super();
  }
}

@QueryHandler(GetOwnAccount)
export class GetOwnAccountHandler implements IQueryHandler<GetOwnAccount> {
  constructor(
    private readonly staff: StaffMembers,
    private readonly store: Store,
    private readonly logins: LoginSessions,
  ) {}

  async execute({ caller: { id, sessionId } }: GetOwnAccount): Promise<OwnAccount> {
    const [view, { authenticator }, sessions] = await Promise.all([
      this.staff.view(id),
      this.store.readFresh(staffMemberOf(id)),
      this.logins.list('staff', id),
    ]);
    return {
      ...view,
      recovery_codes: authenticator?.recoveryCodes.length ?? 0,
      sessions: sessionViews(sessions, sessionId),
    };
  }
}
