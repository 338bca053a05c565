import { Readable } from 'node:stream';
import { Database, Vault } from '../../kernel/index.js';
import { customList, invalidFilter, type CsvColumns, type ListParams } from '../lists/index.js';
import { ConsoleStaffMember, toConsoleStaff } from './queries/get-staff-member.query.js';
import type { StaffMemberRow } from './projections/staff-members.projection.js';

const SORT = ['name', 'email', 'role', 'status', 'second_factor', 'added_at', 'last_login_at'] as const;
const FILTERS = ['id', 'role', 'status'] as const;

const COLUMNS: CsvColumns<ConsoleStaffMember> = [
  ['staff_id', (row) => row.id],
  ['name', (row) => row.name],
  ['email', (row) => row.email],
  ['role', (row) => row.role],
  ['status', (row) => row.status],
  ['second_factor', (row) => (row.second_factor ? 'yes' : 'no')],
  ['added_at', (row) => row.added_at],
  ['last_login_at', (row) => row.last_login_at],
];

/** Names are sealed, so filtering and sorting happen in memory; there are few staff. */
export class StaffList extends customList({
  resource: 'staff',
  summary: 'Staff, in the conventions of simple-rest',
  access: 'staff:admin',
  item: ConsoleStaffMember,
  inject: { database: Database, vault: Vault },
  sort: SORT,
  defaultSort: ['name', 'ASC'],
  async page(asked, services) {
    const found = await staffOf(asked, services);
    return { rows: found.slice(asked.from, asked.from + asked.limit), total: found.length };
  },
  file: async (asked, services) => ({
    rows: Readable.from(await staffOf(asked, services)),
    columns: COLUMNS,
  }),
}) {}

async function staffOf(
  { sort, descending, filter }: ListParams,
  { database, vault }: { database: Database; vault: Vault },
): Promise<ConsoleStaffMember[]> {
  const fits = matcher(filter);
  const rows = await database.query<StaffMemberRow>('SELECT * FROM read.staff_members');
  const found = (await toConsoleStaff(vault, rows)).filter(fits);
  const column = sort as (typeof SORT)[number];
  found.sort((one, other) => compare(one[column], other[column]) || compare(one.id, other.id));
  return descending ? found.reverse() : found;
}

type Value = ConsoleStaffMember[(typeof SORT)[number]];

const compare = (one: Value, other: Value): number => String(one ?? '').localeCompare(String(other ?? ''), 'en');

/** Matches a value, or any of several. */
function matcher(filter: ListParams['filter']): (member: ConsoleStaffMember) => boolean {
  const wanted = Object.entries(filter).map(([field, value]) => {
    const name = FILTERS.find((one) => one === field);
    const values: unknown[] = [value].flat();
    if (!name || !values.every((one) => typeof one === 'string')) throw invalidFilter(field);
    return [name, values] as const;
  });
  return (member) => wanted.every(([name, values]) => values.includes(member[name]));
}
