import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { normaliseEmail } from '../../accounts/index.js';
import { Database, invalidInput, Store, type List } from '../../kernel/index.js';
import { ConsoleMembers, type ConsoleMember, type StoredMember } from '../console-members.js';

export const SORTABLE = [
  'signup_date',
  'status',
  'country',
  'region',
  'gender',
  'paid_user',
  'fictional',
  'disabled',
] as const;

export class ListConsoleMembers extends Query<{ members: ConsoleMember[]; total: number }> {
  constructor(readonly list: List) {
    super();
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOBODY = '00000000-0000-0000-0000-000000000000';
const EQUAL: readonly string[] = ['status', 'country', 'region', 'gender', 'paid_user', 'fictional', 'disabled'];

@QueryHandler(ListConsoleMembers)
export class ListConsoleMembersHandler implements IQueryHandler<ListConsoleMembers> {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly members: ConsoleMembers,
  ) {}

  async execute({ list: { sort, descending, from, limit, filter } }: ListConsoleMembers) {
    const { where, params } = await this.conditions(filter);
    const order = descending ? 'DESC' : 'ASC';
    const [rows, [counted]] = await Promise.all([
      this.database.query<StoredMember>(
        `SELECT * FROM read.console_members WHERE ${where} ORDER BY ${sort} ${order}, member_id LIMIT ${limit} OFFSET ${from}`,
        params,
      ),
      this.database.query<{ total: number }>(
        `SELECT count(*) AS total FROM read.console_members WHERE ${where}`,
        params,
      ),
    ]);
    return { members: await this.members.shown(rows), total: counted!.total };
  }

  private async conditions(filter: List['filter']): Promise<{ where: string; params: unknown[] }> {
    const conditions = ['true'];
    const params: unknown[] = [];
    const whereIn = (ids: string[]) => conditions.push(`member_id = ANY ($${params.push(ids)}::uuid[])`);
    for (const [field, value] of Object.entries(filter)) {
      if (EQUAL.includes(field) && ['string', 'boolean'].includes(typeof value)) {
        conditions.push(`${field}::text = $${params.push(String(value))}`);
      } else if (field === 'q' && typeof value === 'string') whereIn([await this.whoIs(value.trim())]);
      else if (field === 'id')
        whereIn([value].flat().filter((id): id is string => typeof id === 'string' && UUID.test(id)));
      else throw invalidInput([{ field: `filter.${field}`, code: 'invalid' }]);
    }
    return { where: conditions.join(' AND '), params };
  }

  /** Names and addresses are sealed: a member is found by the whole address or id. */
  private async whoIs(text: string): Promise<string> {
    if (UUID.test(text)) return text;
    const email = normaliseEmail(text);
    return (email && (await this.store.holder('email', email))) || NOBODY;
  }
}
