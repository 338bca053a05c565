import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { normaliseEmail } from '../../../members/accounts/index.js';
import { Database, invalidInput, pageOf, Store, type List, type ListRows } from '../../../kernel/index.js';
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

  async execute({ list }: ListConsoleMembers) {
    const wanted = await memberRows(this.store, list);
    const { rows, total } = await pageOf<StoredMember>(this.database, wanted, list);
    return { members: await this.members.shown(rows), total };
  }
}

export async function memberRows(store: Store, { sort, descending, filter }: List): Promise<ListRows> {
  const conditions = ['true'];
  const params: unknown[] = [];
  const whereIn = (ids: string[]) => conditions.push(`member_id = ANY ($${params.push(ids)}::uuid[])`);
  for (const [field, value] of Object.entries(filter)) {
    if (EQUAL.includes(field) && ['string', 'boolean'].includes(typeof value)) {
      conditions.push(`${field}::text = $${params.push(String(value))}`);
    } else if (field === 'q' && typeof value === 'string') whereIn([await whoIs(store, value.trim())]);
    else if (field === 'id')
      whereIn([value].flat().filter((id): id is string => typeof id === 'string' && UUID.test(id)));
    else throw invalidInput([{ field: `filter.${field}`, code: 'invalid' }]);
  }
  const order = `${sort} ${descending ? 'DESC' : 'ASC'}, member_id`;
  return { table: 'read.console_members', where: conditions.join(' AND '), params, order };
}

/** Names and addresses are sealed: a member is found by the whole address or id. */
async function whoIs(store: Store, text: string): Promise<string> {
  if (UUID.test(text)) return text;
  const email = normaliseEmail(text);
  return (email && (await store.holder('email', email))) || NOBODY;
}
