import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { LoginSessions, type LoginSession } from '../authentication/index.js';
import { authenticationRequired, Database, Sessions, Vault, type Staff } from '../kernel/index.js';
import type { StaffMemberRow } from './projections/staff-members.projection.js';

export const RoleSchema = Type.Union([Type.Literal('moderator'), Type.Literal('finance'), Type.Literal('admin')]);
export const StaffView = Type.Object({ id: Type.String({ format: 'uuid' }), email: Type.String(), role: RoleSchema });
export type StaffView = Static<typeof StaffView>;

/** Who works in the console; tells the kernel which of them a session cookie belongs to. */
@Injectable()
export class StaffMembers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly sessions: Sessions,
    private readonly logins: LoginSessions,
  ) {}

  onModuleInit(): void {
    this.sessions.register('staff', async (token) => this.callerOf(await this.logins.find('staff', token)));
  }

  async view(staffId: string): Promise<StaffView> {
    const row = await this.find(staffId);
    if (!row) throw authenticationRequired({});
    return { id: staffId, email: (await this.vault.open(row.email)) ?? '', role: row.role };
  }

  /** The role is read each time: taking one away counts at once. */
  private async callerOf(session: LoginSession | undefined): Promise<Staff | undefined> {
    const row = session && (await this.find(session.ownerId));
    return row && { kind: 'staff', id: session.ownerId, role: row.role, sessionId: session.id };
  }

  private async find(staffId: string): Promise<StaffMemberRow | undefined> {
    const [row] = await this.database.prepared<StaffMemberRow>(
      'staff-member',
      'SELECT staff_id, role, email FROM read.staff_members WHERE staff_id = $1',
      [staffId],
    );
    return row;
  }
}
