import { Type } from 'typebox';
import { boolean, consoleList, equals, instant, nullable, text } from '../../ground/lists/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { Database, Id, Instant, Nullable } from '../../kernel/index.js';
import { Profiles } from '../../members/profiles/index.js';
import type { CaseRow } from './projections/cases.projection.js';
import { DECISIONS, REPORT_REASONS } from './report.values.js';

const Someone = Type.Object({
  id: Id,
  /** Empty once the member is forgotten. */
  name: Type.String(),
});

export const CaseItem = Type.Object({
  id: Id,
  status: Type.Enum(['open', 'decided']),
  kind: Type.Enum(['member', 'photo', 'message']),
  reporter: Someone,
  reported: Someone,
  /** Number of open cases about this member. */
  open_about_reported: Type.Integer(),
  reason: Type.Enum(REPORT_REASONS),
  opened_at: Instant,
  decision: Nullable(Type.Enum(DECISIONS)),
  decided_by: Nullable(Type.String()),
  decided_by_name: Nullable(Type.String()),
  decided_at: Nullable(Instant),
  /** The member objected to the first decision, so a second one is due or made. */
  objected: Type.Boolean(),
});

/** The file contains ids only: it outlives a member's erasure, so it must not name anybody. */
export class CasesList extends consoleList({
  resource: 'cases',
  summary: 'Reports of members, photos and messages, the oldest first, in the conventions of simple-rest',
  access: 'staff:moderator',
  item: CaseItem,
  from: 'read.cases',
  id: 'case_id',
  columns: {
    id: text({ sql: 'case_id', csv: 'case_id' }),
    opened_at: instant(),
    status: text<CaseRow['status']>(),
    kind: text<CaseRow['kind']>(),
    reason: text<CaseRow['reason']>(),
    reporter_id: text(),
    reported_id: text(),
    decision: nullable(text<NonNullable<CaseRow['decision']>>()),
    decided_by: nullable(text()),
    decided_at: nullable(instant()),
    objected: boolean({ csv: false }),
  },
  filters: {
    status: equals('status'),
    kind: equals('kind'),
    reason: equals('reason'),
    decision: equals('decision'),
    reported_id: equals('reported_id'),
    reporter_id: equals('reporter_id'),
  },
  sort: ['opened_at', 'status', 'kind', 'reason', 'decided_at'],
  defaultSort: ['opened_at', 'ASC'],
  inject: { database: Database, profiles: Profiles, staff: StaffMembers },
  async view(rows, { database, profiles, staff }) {
    const ids = [...new Set(rows.flatMap((row) => [row.reporter_id, row.reported_id]))];
    const [cards, names, open] = await Promise.all([
      profiles.cards(ids, ''),
      staff.namesOf(rows.map(({ decided_by }) => decided_by)),
      openAbout(
        database,
        rows.map(({ reported_id }) => reported_id),
      ),
    ]);
    const someone = (id: string) => ({ id, name: cards.get(id)?.name ?? '' });
    return rows.map(({ reporter_id, reported_id, ...row }) => ({
      ...row,
      reporter: someone(reporter_id),
      reported: someone(reported_id),
      open_about_reported: open.get(reported_id) ?? 0,
      decided_by_name: (row.decided_by && names.get(row.decided_by)) ?? null,
    }));
  },
  file: true,
}) {}

/** Number of open cases about each member, counted once per member however many of their cases a page shows. */
async function openAbout(database: Database, memberIds: string[]): Promise<Map<string, number>> {
  const rows = await database.query<{ id: string; n: number }>(
    `SELECT reported_id AS id, count(*) AS n FROM read.cases
      WHERE status = 'open' AND reported_id = ANY ($1::uuid[]) GROUP BY reported_id`,
    [memberIds],
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}
