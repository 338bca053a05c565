import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../kernel/index.js';
import { memberNotFound } from '../../profiles/index.js';
import { ConsoleMembers, type ConsoleMember, type StoredMember } from '../console-members.js';

export class GetConsoleMember extends Query<ConsoleMember> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetConsoleMember)
export class GetConsoleMemberHandler implements IQueryHandler<GetConsoleMember> {
  constructor(
    private readonly database: Database,
    private readonly members: ConsoleMembers,
  ) {}

  async execute({ memberId }: GetConsoleMember): Promise<ConsoleMember> {
    const rows = await this.database.query<StoredMember>('SELECT * FROM read.console_members WHERE member_id = $1', [
      memberId,
    ]);
    const [shown] = await this.members.shown(rows);
    if (!shown) throw memberNotFound({});
    return shown;
  }
}
