import { Type } from 'typebox';
import { type Bind, column, consoleList, filter } from '../../ground/lists/index.js';
import { Claim, WorkClaims } from '../../ground/claims/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { Database, Id, Nullable, type Staff } from '../../kernel/index.js';
import { StaffPhoto } from '../../members/photos/index.js';
import { Profiles } from '../../members/profiles/index.js';
import type { Subject } from './case.events.js';
import { DECISIONS, REPORT_REASONS } from './report.values.js';

export const KINDS = [
  ...['member', 'photo', 'message'],
  ...['rejected_photo', 'rejected_chat_photo', 'hidden_profile', 'cleared_text', 'account'],
] as Subject['kind'][];

export const Someone = Type.Object({
  id: Id,
  /** Empty once the member is forgotten. */
  name: Type.String(),
});

/**
 * `Judges.maySee` as a condition: an objection that waits is not shown to who has decided about it before (PRV-04), also
 * not in totals and files.
 */
export async function maySee({ id }: Staff, bind: Bind, { staff }: { staff: StaffMembers }): Promise<string> {
  const [me, all] = [bind(id), bind(await staff.idsOf('moderator'))];
  const before = `string_to_array(coalesce(deciders, latest_by, ''), ' ')`;
  const nobodyElse = `(${all}::text[] <@ ${before} AND (latest_by <> ${me} OR ${all}::text[] <@ ARRAY[${me}::text]))`;
  return `(NOT (objected AND status = 'open') OR NOT ${me} = ANY (${before}) OR ${nobodyElse})`;
}

/** The file contains ids only: it outlives a member's erasure, so it must not name anybody. */
export class CasesList extends consoleList({
  resource: 'cases',
  summary: 'Reports of members, photos and messages, the most harmful first, in the conventions of simple-rest',
  access: 'staff:moderator',
  from: 'read.cases',
  id: 'case_id',
  columns: {
    id: column.id({ sql: 'case_id', csv: 'case_id' }),
    opened_at: column.instant(),
    status: column.choice(['open', 'decided']),
    kind: column.choice(KINDS),
    /** Of the report; null: there is none. */
    reason: column.nullable(column.choice(REPORT_REASONS)),
    /** Rank of what was reported, 1 for the worst; reports are read in this order. */
    harm: column.value(Type.Integer({ minimum: 1 }), { csv: false }),
    /** Why a photo was turned down that its member objects about. */
    rejection: column.value(StaffPhoto.properties.reason),
    reporter_id: column.hidden(column.nullable(column.text())),
    reported_id: column.hidden(column.text()),
    decision: column.nullable(column.choice(DECISIONS)),
    decided_by: column.nullable(column.staffId()),
    decided_at: column.nullable(column.instant()),
    /** Somebody objected to a decision, so another one is due or made. */
    objected: column.boolean({ csv: false }),
    latest_by: column.hidden(column.nullable(column.text({ csv: false }))),
    /** The complaint that a notice of illegal content came as. */
    complaint_id: column.nullable(column.id()),
  },
  more: {
    /** Null: a member objects to a decision that no report led to, or it is a notice from outside. */
    reporter: Nullable(Someone),
    reported: Someone,
    /** Number of open cases about this member. */
    open_about_reported: Type.Integer(),
    decided_by_name: Nullable(Type.String()),
    /** Who made the decision that an objection waits about: somebody else decides it. */
    contested_of: Nullable(Type.String()),
    /** Who has the report before them. */
    claim: Nullable(Claim),
  },
  filters: {
    status: filter.equals('status'),
    objected: filter.holds('objected'),
    kind: filter.equals('kind'),
    reason: filter.equals('reason'),
    decision: filter.equals('decision'),
    reported_id: filter.oneOf('reported_id', 'uuid'),
    reporter_id: filter.oneOf('reporter_id', 'uuid'),
  },
  sort: ['harm', 'opened_at', 'status', 'kind', 'reason', 'decided_at'],
  defaultSort: ['harm', 'ASC'],
  thenBy: { harm: 'opened_at' },
  only: maySee,
  inject: { database: Database, profiles: Profiles, staff: StaffMembers, claims: WorkClaims },
  async view(rows, { database, profiles, staff, claims }) {
    const ids = [...new Set(rows.flatMap((row) => [row.reporter_id ?? [], row.reported_id].flat()))];
    const [cards, names, claimed, open] = await Promise.all([
      profiles.cards(ids, ''),
      staff.namesOf(rows.map(({ decided_by }) => decided_by)),
      claims.holders(
        'cases',
        rows.map(({ id }) => id),
      ),
      openAbout(
        database,
        rows.map(({ reported_id }) => reported_id),
      ),
    ]);
    const someone = (id: string) => ({ id, name: cards.get(id)?.name ?? '' });
    return rows.map((row) => ({
      ...row,
      reporter: row.reporter_id === null ? null : someone(row.reporter_id),
      reported: someone(row.reported_id),
      contested_of: row.status === 'open' && row.objected ? row.latest_by : null,
      claim: claimed.get(row.id) ?? null,
      open_about_reported: open.get(row.reported_id) ?? 0,
      decided_by_name: (row.decided_by && names.get(row.decided_by)) ?? null,
    }));
  },
  queue: { filter: { status: 'open', objected: false }, since: 'opened_at' },
  file: true,
  names: ({ staff }) => staff.names(),
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
