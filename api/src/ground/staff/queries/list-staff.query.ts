import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, invalidInput, Vault, type List } from '../../../kernel/index.js';
import { toConsoleStaff, type ConsoleStaffMember, type StoredStaffMember } from '../console-staff.js';

export const SORTABLE = ['name', 'email', 'role', 'status', 'second_factor', 'added_at', 'last_login_at'] as const;
/** As the limit of a list. */
export const ALL = Infinity;
const FILTERS = ['id', 'role', 'status'] as const;

export class ListStaff extends Query<{ staff: ConsoleStaffMember[]; total: number }> {
  constructor(readonly list: List) {
    super();
  }
}

/** Names are sealed, so sorting happens here; colleagues are few. */
@QueryHandler(ListStaff)
export class ListStaffHandler implements IQueryHandler<ListStaff> {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  async execute({ list: { sort, descending, from, limit, filter } }: ListStaff) {
    const fits = matcher(filter);
    const rows = await this.database.query<StoredStaffMember>('SELECT * FROM read.staff_members');
    const found = (await toConsoleStaff(this.vault, rows)).filter(fits);
    const column = sort as (typeof SORTABLE)[number];
    found.sort((one, other) => compare(one[column], other[column]) || compare(one.id, other.id));
    if (descending) found.reverse();
    return { staff: found.slice(from, from + limit), total: found.length };
  }
}

type Value = ConsoleStaffMember[(typeof SORTABLE)[number]];

const compare = (one: Value, other: Value): number => String(one ?? '').localeCompare(String(other ?? ''), 'en');

/** A value, or several of which one must hold. */
function matcher(filter: List['filter']): (member: ConsoleStaffMember) => boolean {
  const wanted = Object.entries(filter).map(([field, value]) => {
    const name = FILTERS.find((one) => one === field);
    const values: unknown[] = [value].flat();
    if (!name || !values.every((one) => typeof one === 'string')) {
      throw invalidInput([{ field: `filter.${field}`, code: 'invalid' }]);
    }
    return [name, values] as const;
  });
  return (member) => wanted.every(([name, values]) => values.includes(member[name]));
}
