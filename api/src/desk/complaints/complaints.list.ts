import { Type } from 'typebox';
import {
  boolean,
  choice,
  consoleList,
  equals,
  hidden,
  holds,
  id,
  instant,
  nullable,
  oneOf,
  staffId,
  text,
} from '../../ground/lists/index.js';
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
    id: id({ sql: 'complaint_id', csv: 'complaint_id' }),
    number: text(),
    made_at: instant(),
    status: choice(COMPLAINT_STATES),
    kind: choice(COMPLAINT_KINDS),
    desk: choice(COMPLAINT_DESKS),
    language: choice(LOCALES),
    member_id: hidden(nullable(text())),
    has_file: boolean(),
    /** When either of the two wrote last. */
    written_at: instant(),
    /** Until when an answer is due, or an end where they have to write; null once it is closed. */
    due_at: nullable(instant({ sql: DUE })),
    closed_at: nullable(instant()),
    /** Who of the staff has taken it up. */
    claimed_by: nullable(staffId()),
    case_id: nullable(id()),
    /** The person's address took no mail. */
    mail_refused: boolean(),
  },
  more: {
    /** Null: a visitor. */
    member: Nullable(Type.Object({ id: Id, name: Type.String() })),
    late: Type.Boolean(),
    claimed_by_name: Nullable(Type.String()),
  },
  filters: {
    status: oneOf('status'),
    kind: equals('kind'),
    desk: equals('desk'),
    language: equals('language'),
    claimed: holds('claimed_by IS NOT NULL'),
    claimed_by: equals('claimed_by'),
    member_id: oneOf('member_id', 'uuid'),
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
