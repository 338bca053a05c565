import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { memberOf } from '../../../members/accounts/index.js';
import { Database, Instant, Nullable, Store, Vault, type RecordedEvent, type Sealed } from '../../../kernel/index.js';
import { Photos, StaffPhoto } from '../../../members/photos/index.js';
import type { CaseDecided } from '../case.events.js';
import { caseOf } from '../case.js';
import type { CaseRow } from '../projections/cases.projection.js';
import { MEASURES, REPORT_REASONS } from '../report.values.js';

export const MemberDecision = Type.Object({
  id: Type.String(),
  about: Type.Enum(['member', 'photo', 'message', 'photo_rejected', 'account_disabled']),
  /** The reason of the report, if there was one. */
  reported_for: Nullable(Type.Enum(REPORT_REASONS)),
  /** Why a photo was rejected. */
  photo_reason: StaffPhoto.properties.reason,
  statement_of_reasons: Nullable(Type.String()),
  /** Measures that were taken because of a report and not reversed. */
  measures: Type.Array(Type.Enum(MEASURES)),
  decided_at: Instant,
  objection: Type.Enum(['possible', 'pending', 'stands', 'revised', 'by_mail'], {
    description: '`by_mail`: by writing to the company',
  }),
});
export type MemberDecision = Static<typeof MemberDecision>;
export const MemberDecisionList = Type.Object({ decisions: Type.Array(MemberDecision) });

const MAX = 50;
type Row = Pick<CaseRow, 'case_id' | 'kind' | 'reason' | 'decision' | 'objected' | 'status'>;

export class ListDecisions extends Query<Static<typeof MemberDecisionList>> {
  constructor(readonly memberId: string) {
    super();
  }
}

/** Decisions against a member with their reasons, newest first (PRV-03). */
@QueryHandler(ListDecisions)
export class ListDecisionsHandler implements IQueryHandler<ListDecisions> {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly photos: Photos,
  ) {}

  async execute({ memberId }: ListDecisions) {
    const all = await Promise.all([this.ofCases(memberId), this.ofPhotos(memberId), this.ofAccount(memberId)]);
    const decisions = all.flat().sort((one, other) => other.decided_at.localeCompare(one.decided_at));
    return { decisions: decisions.slice(0, MAX) };
  }

  private async ofCases(memberId: string): Promise<MemberDecision[]> {
    const rows = await this.database.query<Row>(
      `SELECT case_id, kind, reason, decision, objected, status FROM read.cases
        WHERE reported_id = $1 AND (decision = 'upheld' OR objected) ORDER BY opened_at DESC LIMIT ${MAX}`,
      [memberId],
    );
    const found = await Promise.all(rows.map((row) => this.ofCase(row)));
    return found.filter((one) => one !== undefined);
  }

  private async ofCase({ case_id: id, ...row }: Row): Promise<MemberDecision | undefined> {
    const [last] = await this.store.history(caseOf(id), { limit: 1, types: ['CaseDecided'] });
    if (!last) return undefined;
    const { statement, decidedAt } = last.data as CaseDecided['data'];
    const reasons = await this.vault.open(statement);
    // Forgotten with its case: there is nothing left to read or to object to.
    if (reasons === null) return undefined;
    const { measures } = await this.store.readFresh(caseOf(id));
    return {
      id,
      about: row.kind,
      reported_for: row.reason,
      photo_reason: null,
      statement_of_reasons: reasons,
      measures: [...measures],
      decided_at: decidedAt,
      objection: objectionOf(row),
    };
  }

  private async ofPhotos(memberId: string): Promise<MemberDecision[]> {
    const rejected = await this.photos.rejections(memberId, MAX);
    return rejected.map(({ photoId, reason, rejectedAt }) => ({
      id: photoId,
      about: 'photo_rejected',
      reported_for: null,
      photo_reason: reason,
      statement_of_reasons: null,
      measures: [],
      decided_at: rejectedAt,
      objection: 'by_mail',
    }));
  }

  private async ofAccount(memberId: string): Promise<MemberDecision[]> {
    const all = await this.store.history(memberOf(memberId), { limit: MAX, types: ['MemberDisabled'] });
    // Measures after a report are listed with its decision.
    const events = all.filter(({ data }) => !('caseId' in data));
    const reasons = await this.vault.openAll(events.map(reasonOf));
    return events.map(({ version, at }, i) => ({
      id: `${version}`,
      about: 'account_disabled',
      reported_for: null,
      photo_reason: null,
      statement_of_reasons: reasons[i] ?? null,
      measures: [],
      decided_at: at.toISOString(),
      objection: 'by_mail',
    }));
  }
}

const reasonOf = ({ data }: RecordedEvent) => (data as { reason: Sealed }).reason;

function objectionOf({ objected, status, decision }: Omit<Row, 'case_id'>): MemberDecision['objection'] {
  if (!objected) return 'possible';
  if (status === 'open') return 'pending';
  return decision === 'upheld' ? 'stands' : 'revised';
}
