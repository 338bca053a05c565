import { Type } from 'typebox';
import { column, consoleList, filter } from '../../ground/lists/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { Nullable } from '../../kernel/index.js';
import { Profiles } from '../../members/profiles/index.js';
import { KINDS, maySee, Someone } from './cases.list.js';
import { DECISIONS, SIDES } from './report.values.js';

/** All objections in one queue, never with those to a decision of the reader's own (PRV-04). */
export class ObjectionsList extends consoleList({
  resource: 'objections',
  summary: 'Objections to decisions of colleagues, the oldest first, in the conventions of simple-rest',
  access: 'staff:moderator',
  from: 'read.cases',
  id: 'case_id',
  where: 'objected',
  columns: {
    id: column.id({ sql: 'case_id' }),
    status: column.choice(['open', 'decided']),
    /** What the decision was about that somebody objects to. */
    kind: column.choice(KINDS),
    /** Whom it went against: the reported member, or whoever made a report that was dismissed. */
    side: column.choice(SIDES, { sql: 'objected_side' }),
    objected_at: column.instant(),
    reporter_id: column.hidden(column.nullable(column.text())),
    reported_id: column.hidden(column.text()),
    deciders: column.hidden(column.text({ sql: "coalesce(deciders, latest_by, '')" })),
    claimed_by: column.nullable(column.text()),
    /** What came of the objection; `dismissed`: the decision was taken back, or a dismissed report stays so. */
    decision: column.nullable(column.choice(DECISIONS)),
    decided_by: column.hidden(column.nullable(column.text())),
    decided_at: column.nullable(column.instant()),
  },
  more: {
    by: Someone,
    /** Who decided about it before the objection, the latest last; empty where nobody is known. */
    decided_before: Type.Array(Type.Object({ id: Type.String(), name: Nullable(Type.String()) })),
    claimed_by_name: Nullable(Type.String()),
    decided_by_name: Nullable(Type.String()),
  },
  filters: {
    status: filter.equals('status'),
    kind: filter.equals('kind'),
    side: filter.equals('objected_side'),
    claimed: filter.holds('claimed_by IS NOT NULL'),
    claimed_by: filter.equals('claimed_by'),
  },
  only: maySee,
  queue: { filter: { status: 'open' }, since: 'objected_at' },
  sort: ['objected_at', 'status', 'kind', 'decided_at'],
  defaultSort: ['objected_at', 'ASC'],
  nullsLast: ['decided_at'],
  inject: { profiles: Profiles, staff: StaffMembers },
  async view(rows, { profiles, staff }) {
    const objector = ({ side, reporter_id, reported_id }: (typeof rows)[number]) =>
      side === 'reporter' && reporter_id !== null ? reporter_id : reported_id;
    const before = ({ deciders }: (typeof rows)[number]) => deciders.split(' ').filter((id) => id !== '');
    const [cards, names] = await Promise.all([
      profiles.cards(rows.map(objector), ''),
      staff.namesOf(rows.flatMap((row) => [...before(row), row.claimed_by, row.decided_by])),
    ]);
    const nameOf = (id: string | null) => (id && names.get(id)) ?? null;
    return rows.map((row) => ({
      ...row,
      by: { id: objector(row), name: cards.get(objector(row))?.name ?? '' },
      decided_before: before(row).map((id) => ({ id, name: nameOf(id) })),
      claimed_by_name: nameOf(row.claimed_by),
      decided_by_name: nameOf(row.decided_by),
    }));
  },
}) {}
