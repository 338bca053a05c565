import { Type } from 'typebox';
import { column, consoleList, filter } from '../../ground/lists/index.js';
import { LOCALES } from '../../ground/settings/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { Clock, Id, Nullable } from '../../kernel/index.js';
import { Profiles } from '../../members/profiles/index.js';
import { numbersIn } from './complaint-number.js';
import { COMPLAINT_DESKS, COMPLAINT_KINDS, COMPLAINT_STATES, TO_DO } from './complaint.values.js';

const DUE = `CASE status WHEN 'closed' THEN NULL WHEN 'theirs' THEN close_by ELSE least(answer_by, close_by) END`;

/** The file contains no address and no text: it outlives what is forgotten. */
export class ComplaintsList extends consoleList({
  resource: 'complaints',
  summary: 'Complaints, the oldest first, in the conventions of simple-rest',
  access: 'staff',
  from: 'read.complaints',
  id: 'complaint_id',
  columns: {
    id: column.id({ sql: 'complaint_id', csv: 'complaint_id' }),
    number: column.text(),
    made_at: column.instant(),
    status: column.choice(COMPLAINT_STATES),
    kind: column.choice(COMPLAINT_KINDS),
    desk: column.choice(COMPLAINT_DESKS),
    language: column.choice(LOCALES),
    member_id: column.hidden(column.nullable(column.text())),
    has_file: column.boolean(),
    /** When either of the two wrote last. */
    written_at: column.instant(),
    /** Until when an answer is due, or an end where they have to write; null once it is closed. */
    due_at: column.nullable(column.instant({ sql: DUE })),
    closed_at: column.nullable(column.instant()),
    /** Who of the staff has taken it up. */
    claimed_by: column.nullable(column.staffId()),
    case_id: column.nullable(column.id()),
    /** The person's address took no mail. */
    mail_refused: column.boolean(),
  },
  more: {
    /** Null: a visitor. */
    member: Nullable(Type.Object({ id: Id, name: Type.String() })),
    late: Type.Boolean(),
    claimed_by_name: Nullable(Type.String()),
  },
  filters: {
    status: filter.oneOf('status'),
    kind: filter.equals('kind'),
    desk: filter.equals('desk'),
    language: filter.equals('language'),
    claimed: filter.holds('claimed_by IS NOT NULL'),
    claimed_by: filter.equals('claimed_by'),
    member_id: filter.oneOf('member_id', 'uuid'),
    number: (value, bind) => {
      const [number] = typeof value === 'string' ? numbersIn(value) : [];
      return number === undefined ? 'false' : `number = ${bind(number)}`;
    },
    late: (value, bind, { clock }) => (value === true ? `${DUE} < ${bind(clock.now())}` : undefined),
  },
  only: ({ role }, bind) => (role === 'admin' ? 'true' : `desk = ${bind(role)}`),
  sort: ['made_at', 'written_at', 'due_at', 'status', 'kind', 'closed_at'],
  nullsLast: ['due_at', 'closed_at'],
  defaultSort: ['made_at', 'ASC'],
  inject: { profiles: Profiles, staff: StaffMembers, clock: Clock },
  async view(rows, { profiles, staff, clock }) {
    const ids = [...new Set(rows.flatMap(({ member_id }) => member_id ?? []))];
    const [cards, names] = await Promise.all([
      profiles.cards(ids, ''),
      staff.namesOf(rows.map(({ claimed_by }) => claimed_by)),
    ]);
    const now = clock.now().toISOString();
    return rows.map((row) => ({
      ...row,
      member: row.member_id === null ? null : { id: row.member_id, name: cards.get(row.member_id)?.name ?? '' },
      late: row.due_at !== null && row.due_at < now,
      claimed_by_name: (row.claimed_by && names.get(row.claimed_by)) ?? null,
    }));
  },
  queue: { filter: { status: TO_DO }, since: 'written_at' },
  file: true,
  names: ({ staff }) => staff.names(),
}) {}
