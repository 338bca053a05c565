import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Clock, Database, Id, Instant, Nullable, Store } from '../../../kernel/index.js';
import { Profiles } from '../../../members/profiles/index.js';
import { caseOf, forgottenBefore, judgedAlone, sideAgainst, type Case } from '../case.js';
import type { CaseRow } from '../projections/cases.projection.js';
import { REPORT_REASONS } from '../report.values.js';
import { JudgedAlone } from './list-decisions.query.js';

export const OwnReport = Type.Object({
  id: Id,
  about: Type.Enum(['member', 'photo', 'message']),
  /** Name of the reported member; empty once they are forgotten. */
  name: Type.String(),
  reason: Type.Enum(REPORT_REASONS),
  reported_at: Instant,
  /** `upheld`: the reported member broke the rules; `pending` also while they object. */
  outcome: Type.Enum(['pending', 'upheld', 'dismissed']),
  /** Of whoever made the report, to its being dismissed; null: there was nothing to object to. */
  objection: Nullable(Type.Enum(['possible', 'pending', 'stands', 'revised'])),
  judged_alone: JudgedAlone,
});
export type OwnReport = Static<typeof OwnReport>;
export const OwnReportList = Type.Object({ reports: Type.Array(OwnReport) });

const MAX = 50;
type Row = Pick<CaseRow, 'case_id' | 'kind' | 'reported_id' | 'reason' | 'decision' | 'opened_at'>;

export class ListOwnReports extends Query<Static<typeof OwnReportList>> {
  constructor(readonly memberId: string) {
    super();
  }
}

/**
 * The outcome of a member's own reports, newest first (ADM-06). The reasons are only for the reported member (PRV-03);
 * forgotten cases are left out.
 */
@QueryHandler(ListOwnReports)
export class ListOwnReportsHandler implements IQueryHandler<ListOwnReports> {
  constructor(
    private readonly database: Database,
    private readonly profiles: Profiles,
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ memberId }: ListOwnReports) {
    const rows = await this.database.query<Row>(
      `SELECT case_id, kind, reported_id, reason, decision, opened_at FROM read.cases
        WHERE reporter_id = $1 AND (decided_at IS NULL OR decided_at > $2) ORDER BY opened_at DESC LIMIT ${MAX}`,
      [memberId, forgottenBefore(this.clock.now())],
    );
    const cards = await this.profiles.cards([...new Set(rows.map(({ reported_id }) => reported_id))], memberId);
    const reports = await Promise.all(
      rows.map(async ({ case_id: id, kind, reported_id, reason, decision, opened_at }) => {
        const state = await this.store.readFresh(caseOf(id));
        return {
          id,
          about: kind as OwnReport['about'],
          reason: reason!,
          name: cards.get(reported_id)?.name ?? '',
          reported_at: opened_at.toISOString(),
          outcome: decision ?? ('pending' as const),
          objection: objectionOf(state, memberId, this.clock.now()),
          judged_alone: judgedAlone(state, 'reporter'),
        };
      }),
    );
    return { reports };
  }
}

/** How their objection to its being dismissed stands, or whether they may make one. */
function objectionOf(state: Case, reporter: string, now: Date): OwnReport['objection'] {
  if (!state.objections.includes('reporter'))
    return state.status === 'decided' && sideAgainst(state, reporter, now) === 'reporter' ? 'possible' : null;
  if (state.status === 'open' && state.decision === 'dismissed') return 'pending';
  return state.decision === 'dismissed' ? 'stands' : 'revised';
}
