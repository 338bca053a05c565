import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoginSessions, type LoginSession } from '../authentication/index.js';
import { authenticationRequired, Config, Database, isUuid, Sessions, Vault, type Staff } from '../../kernel/index.js';
import type { Role } from './staff-member.events.js';
import type { StaffMemberRow } from './projections/staff-members.projection.js';
import type { StaffView } from './staff-view.js';

type Known = Pick<StaffMemberRow, 'staff_id' | 'role' | 'disabled' | 'email' | 'name' | 'has_authenticator'>;

/** Staff accounts; tells the kernel which staff member a session cookie belongs to. */
@Injectable()
export class StaffMembers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly sessions: Sessions,
    private readonly logins: LoginSessions,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.sessions.register('staff', async (token, attended) =>
      this.callerOf(await this.logins.findStaff(token, attended)),
    );
  }

  async view(staffId: string): Promise<StaffView> {
    const row = await this.find(staffId);
    if (!row) throw authenticationRequired({});
    const [email, name] = await this.vault.openAll([row.email, row.name]);
    return {
      id: staffId,
      email: email ?? '',
      name: name ?? '',
      role: row.role,
      second_factor: row.has_authenticator,
      second_factor_required: this.config.secondFactorRequired,
    };
  }

  /** The names of staff members by id; ids that do not belong to staff are left out. */
  async names(): Promise<Map<string, string>> {
    const rows = await this.database.query<{ staff_id: string }>('SELECT staff_id FROM read.staff_members');
    return this.namesOf(rows.map(({ staff_id }) => staff_id));
  }

  async namesOf(ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const asked = [...new Set(ids)].filter((id): id is string => id !== null && isUuid(id));
    if (asked.length === 0) return new Map();
    const rows = await this.database.prepared<{ staff_id: string; name: string }>(
      'staff-names',
      'SELECT staff_id, name FROM read.staff_members WHERE staff_id = ANY ($1::uuid[])',
      [asked],
    );
    const names = await this.vault.openAll(rows.map(({ name }) => name));
    return new Map(rows.map(({ staff_id }, i) => [staff_id, names[i] ?? '']));
  }

  /** Ids of all who work here and may do what this role may; an admin may do all of it. */
  async idsOf(role: Role): Promise<string[]> {
    const rows = await this.database.query<{ staff_id: string }>(
      `SELECT staff_id FROM read.staff_members
        WHERE role IN ($1, 'admin') AND has_password AND NOT disabled ORDER BY staff_id`,
      [role],
    );
    return rows.map(({ staff_id }) => staff_id);
  }

  /** Role and status are read on every request, so that revoking them takes effect at once. */
  private async callerOf(session: LoginSession | undefined): Promise<Staff | undefined> {
    const row = session && (await this.find(session.ownerId));
    if (!row || row.disabled) return undefined;
    return { kind: 'staff', id: session.ownerId, role: row.role, sessionId: session.id };
  }

  private async find(staffId: string): Promise<Known | undefined> {
    const [row] = await this.database.prepared<Known>(
      'staff-member',
      'SELECT staff_id, role, disabled, email, name, has_authenticator FROM read.staff_members WHERE staff_id = $1',
      [staffId],
    );
    return row;
  }
}
