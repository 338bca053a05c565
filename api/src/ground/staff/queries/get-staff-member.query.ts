import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, Vault } from '../../../kernel/index.js';
import { toConsoleStaff, type ConsoleStaffMember } from '../console-staff.js';
import type { StaffMemberRow } from '../projections/staff-members.projection.js';
import { staffNotFound } from '../staff.errors.js';

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
