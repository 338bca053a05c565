import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { COUNTRIES, Settings } from '../../../ground/settings/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';
import { Database, Day, Nullable, type Staff } from '../../../kernel/index.js';
import { Days } from '../../attribution/index.js';
import { dayAfter, lastDayOf, periodWith, UNITS, type Period, type Unit } from '../periods.js';
import { WORK_KINDS, type WorkKind } from '../work-kinds.js';

const Work = Type.Object({
  decided: Type.Integer({ description: 'Decisions made in the period' }),
  overturned: Type.Integer({ description: 'Of these, how many an objection has undone until now' }),
  median_seconds: Nullable(
    Type.Integer({ description: 'How long what was decided had waited; null where nothing had to wait for it' }),
  ),
});
export type Work = Static<typeof Work>;
const WorkByKind = Type.Object({
  ...Work.properties,
  kinds: Type.Array(Type.Object({ kind: Type.Enum([...WORK_KINDS]), ...Work.properties }), {
    description: 'Those of which there were any',
  }),
});
export type WorkByKind = Static<typeof WorkByKind>;

export const StaffFigures = Type.Object({
  /** Null: from a day to a day that the caller chose. */
  by: Nullable(Type.Enum([...UNITS])),
  /** First and last day, both included; the last one may not be over. */
  from: Day,
  until: Day,
  staff: Type.Array(
    Type.Object({
      staff_id: Type.String(),
      /** Null: nobody knows the name any more. */
      staff_name: Nullable(Type.String()),
      ...WorkByKind.properties,
    }),
    { description: 'Who decided most comes first; for a moderator nobody but themselves' },
  ),
  total: WorkByKind,
});
export type StaffFigures = Static<typeof StaffFigures>;

export type PeriodWanted = { by: Unit; until: string | null } | { from: string; until: string };

/** `until`: a day of the period; null: today. */
export class GetStaffFigures extends Query<StaffFigures> {
  constructor(readonly input: { caller: Staff; period: PeriodWanted }) {
    super();
  }
}

type Counted = Work & { staff_id: string | null; kind: WorkKind | null };

const decisionAfter = (step: string) => `
  SELECT n.outcome FROM read.work_steps n
   WHERE n.item = ${step}.item AND n.step > ${step}.step AND n.staff_id IS NOT NULL
   ORDER BY n.step LIMIT 1`;

/**
 * Decisions of a period, each with the wait that it ended; a second answer in a row ends none, and is no decision. An
 * objection to a rejected photo is an item of its own, and does not concern whoever approved the photo before. Where a
 * row holds its wait itself, no other step of the item is looked up: most decisions are about photos.
 * Parameters: time zone, first day, the day after the last, whose; null: everybody's.
 */
export const STAFF_FIGURES_SQL = `
  WITH decisions AS (
    SELECT d.staff_id, coalesce(w.kind, d.kind) AS kind,
           extract(epoch FROM d.at - coalesce(d.since, w.since))::double precision AS seconds,
           CASE WHEN d.since IS NULL AND d.outcome IS NOT NULL
                THEN coalesce((${decisionAfter('d')}) <> d.outcome, false) ELSE false END
             OR (d.outcome = 'upheld' AND EXISTS (
                   SELECT FROM read.work_steps o WHERE o.about = d.item AND (${decisionAfter('o')}) = 'dismissed'))
             AS overturned
      FROM read.work_steps d
      CROSS JOIN LATERAL (
        SELECT coalesce(max(p.step), -1) AS step FROM read.work_steps p
         WHERE d.since IS NULL AND p.item = d.item AND p.step < d.step AND p.staff_id IS NOT NULL
      ) previous
      CROSS JOIN LATERAL (
        SELECT min(a.at) AS since, min(a.kind) AS kind FROM read.work_steps a
         WHERE d.since IS NULL AND a.item = d.item AND a.step > previous.step AND a.step < d.step
      ) w
     WHERE d.staff_id IS NOT NULL AND d.at >= $2::timestamp AT TIME ZONE $1 AND d.at < $3::timestamp AT TIME ZONE $1
       AND ($4::text IS NULL OR d.staff_id = $4) AND (coalesce(d.since, w.since) IS NOT NULL OR d.kind = 'members')
  )
  SELECT staff_id, kind, count(*)::integer AS decided, count(*) FILTER (WHERE overturned)::integer AS overturned,
         round(percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds))::integer AS median_seconds
    FROM decisions
   GROUP BY GROUPING SETS ((staff_id, kind), (staff_id), (kind), ())`;

const NOTHING: WorkByKind = { decided: 0, overturned: 0, median_seconds: null, kinds: [] };

/** What staff decided about members and what they wrote (ADM-07): admins read all of it, others their own. */
@QueryHandler(GetStaffFigures)
export class GetStaffFiguresHandler implements IQueryHandler<GetStaffFigures> {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly staff: StaffMembers,
    private readonly days: Days,
  ) {}

  async execute({ input: { caller, period: wanted } }: GetStaffFigures): Promise<StaffFigures> {
    const period = this.periodOf(wanted);
    const own = caller.role === 'admin' ? null : caller.id;
    const { timeZone } = COUNTRIES[this.settings.current().companyCountry];
    const [counted, working] = await Promise.all([
      this.database.query<Counted>(STAFF_FIGURES_SQL, [timeZone, period.from, period.before, own]),
      own === null ? this.staff.idsOf('moderator') : [own],
    ]);
    const byStaff = Map.groupBy(counted, ({ staff_id }) => staff_id);
    const ids = [...new Set([...working, ...[...byStaff.keys()].filter((id) => id !== null)])];
    const names = await this.staff.namesOf(ids);
    const workOf = (id: string | null) => workIn(byStaff.get(id) ?? []);
    return {
      by: 'by' in wanted ? wanted.by : null,
      from: period.from,
      until: lastDayOf(period),
      staff: ids
        .map((staff_id) => ({ staff_id, staff_name: names.get(staff_id) ?? null, ...workOf(staff_id) }))
        .sort((one, other) => other.decided - one.decided || compare(one.staff_name ?? '', other.staff_name ?? '')),
      total: workOf(null),
    };
  }

  private periodOf(wanted: PeriodWanted): Period {
    if ('from' in wanted) return { from: wanted.from, before: dayAfter(wanted.until) };
    const today = this.days.today();
    return periodWith(wanted.by, wanted.until !== null && wanted.until < today ? wanted.until : today);
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function workIn(counted: readonly Counted[]): WorkByKind {
  const all = counted.find(({ kind }) => kind === null);
  if (!all || all.decided === 0) return NOTHING;
  const { decided, overturned, median_seconds } = all;
  const kinds = WORK_KINDS.flatMap((kind) => {
    const one = counted.find((row) => row.kind === kind);
    return one ? [{ kind, decided: one.decided, overturned: one.overturned, median_seconds: one.median_seconds }] : [];
  });
  return { decided, overturned, median_seconds, kinds };
}
