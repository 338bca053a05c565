import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Database, Instant, Nullable, Store, Vault } from '../../../kernel/index.js';
import { CLEARABLE_FIELDS, ClearableTexts, type Cleared } from '../../../members/profiles/index.js';
import { StaffPhoto } from '../../../members/photos/index.js';
import type { CaseDecided, DecisionObjected, Subject } from '../case.events.js';
import { caseOf, judgedAlone, type Case } from '../case.js';
import { Contestables, type Contestable } from '../contestables.js';
import type { CaseRow } from '../projections/cases.projection.js';
import { clearedBy, MEASURES, REPORT_REASONS } from '../report.values.js';

const ABOUT = [
  ...(['member', 'photo', 'message', 'chat_photo'] as const),
  ...(['photo_rejected', 'chat_photo_rejected', 'profile_hidden', 'text_cleared', 'account_disabled'] as const),
];

export const JudgedAlone = Nullable(
  Type.Boolean({ description: 'The objection was judged by who had decided before, for there was nobody else' }),
);

export const MemberDecision = Type.Object({
  id: Type.String(),
  about: Type.Enum(ABOUT, { description: 'What was reported, or decided about without a report' }),
  /** The reason of the report, if there was one. */
  reported_for: Nullable(Type.Enum(REPORT_REASONS)),
  /** Why a photo was rejected. */
  photo_reason: StaffPhoto.properties.reason,
  /** The rule that a hidden profile or a cleared text broke, where no report led to it. */
  ground: Nullable(Type.Enum(REPORT_REASONS)),
  /** What was cleared of the profile; `words`: what stood there. */
  cleared: Type.Array(Type.Object({ field: Type.Enum(CLEARABLE_FIELDS), words: Nullable(Type.String()) })),
  statement_of_reasons: Nullable(Type.String()),
  /** Measures that were taken because of a report and not reversed. */
  measures: Type.Array(Type.Enum(MEASURES)),
  decided_at: Instant,
  objection: Type.Enum(['possible', 'pending', 'stands', 'revised', 'too_late', 'gone', 'lifted'], {
    description:
      '`gone`: the photo is not there any more; `lifted`: the decision does not hold any more; no objection is possible then',
  }),
  judged_alone: JudgedAlone,
});
export type MemberDecision = Static<typeof MemberDecision>;
export const MemberDecisionList = Type.Object({ decisions: Type.Array(MemberDecision) });

const MAX = 50;
type Row = Pick<CaseRow, 'case_id' | 'objector_id'>;

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
    private readonly contestables: Contestables,
    private readonly texts: ClearableTexts,
  ) {}

  async execute({ memberId }: ListDecisions) {
    const [rows, contestable] = await Promise.all([
      this.database.query<Row>(
        `SELECT case_id, objector_id FROM read.cases
          WHERE reported_id = $1 AND (decision = 'upheld' OR objected) ORDER BY opened_at DESC LIMIT ${MAX}`,
        [memberId],
      ),
      this.contestables.of(memberId),
    ]);
    const known = new Set(contestable.map(({ id }) => id));
    const others = rows.filter(({ case_id }) => !known.has(case_id));
    const found = await Promise.all([
      ...contestable.map((one) => this.ofContestable(one)),
      ...others.map(({ case_id, objector_id }) =>
        objector_id !== null ? this.ofObjection(case_id) : this.ofReport(case_id),
      ),
    ]);
    const decisions = found.filter((one) => one !== undefined);
    decisions.sort((one, other) => other.decided_at.localeCompare(one.decided_at));
    return { decisions: decisions.slice(0, MAX) };
  }

  private async ofReport(id: string): Promise<MemberDecision | undefined> {
    const [[last], [opened], state] = await Promise.all([
      this.store.history(caseOf(id), { limit: 1, types: ['CaseDecided'] }),
      this.store.history(caseOf(id), { limit: 1, types: ['CaseOpened', 'NoticeTakenUp'] }),
      this.store.readFresh(caseOf(id)),
    ]);
    if (!last || !opened || !state.subject) return undefined;
    // A dismissed report stays unknown to whom it was about, also when its reporter objects.
    if (state.decision !== 'upheld' && !state.objections.includes('reported')) return undefined;
    const { statement, decidedAt } = last.data as CaseDecided['data'];
    const cleared = state.measures.some((measure) => clearedBy(measure) !== undefined)
      ? await this.texts.clearedBy(state.subject.member, id)
      : [];
    const reasons = await this.vault.open(statement);
    // Forgotten with its case: there is nothing left to read or to object to.
    if (reasons === null) return undefined;
    return {
      ...viewOf(id, state.subject, state),
      reported_for: 'reason' in opened.data ? opened.data.reason : 'illegal',
      cleared: await this.opened(cleared),
      statement_of_reasons: reasons,
      measures: [...state.measures],
      decided_at: decidedAt,
    };
  }

  private async ofContestable(one: Contestable): Promise<MemberDecision> {
    const state = await this.store.readFresh(caseOf(one.id));
    const [statement, answer] = await Promise.all([this.vault.open(one.statement), this.answerTo(one.id, state)]);
    return {
      ...viewOf(one.id, one.subject, state),
      photo_reason: one.rejection,
      ground: one.ground,
      cleared: await this.opened(one.cleared ? [one.cleared] : []),
      statement_of_reasons: answer?.reasons ?? statement,
      decided_at: answer?.at ?? one.decidedAt,
      ...(state.status === 'none' && { objection: one.closed ?? ('possible' as const) }),
    };
  }

  /** A photo that was put back is not among those that were turned down any more. */
  private async ofObjection(id: string): Promise<MemberDecision | undefined> {
    const [[objected], state] = await Promise.all([
      this.store.history(caseOf(id), { limit: 1, types: ['DecisionObjected'] }),
      this.store.readFresh(caseOf(id)),
    ]);
    if (!objected) return undefined;
    const { subject, rejection, decidedAt } = objected.data as DecisionObjected['data'];
    const answer = await this.answerTo(id, state);
    return {
      ...viewOf(id, subject, state),
      photo_reason: rejection,
      statement_of_reasons: answer?.reasons ?? null,
      decided_at: answer?.at ?? decidedAt,
    };
  }

  private async opened(cleared: readonly Pick<Cleared, 'field' | 'words'>[]): Promise<MemberDecision['cleared']> {
    const words = await this.vault.openAll(cleared.map((one) => one.words));
    return cleared.map(({ field }, i) => ({ field, words: words[i] ?? null }));
  }

  /** What the second decision says; undefined while there is none, or once it is forgotten. */
  private async answerTo(id: string, { status }: Case): Promise<{ reasons: string; at: string } | undefined> {
    if (status !== 'decided') return undefined;
    const [last] = await this.store.history(caseOf(id), { limit: 1, types: ['CaseDecided'] });
    const { statement, decidedAt } = (last?.data ?? {}) as Partial<CaseDecided['data']>;
    const reasons = await this.vault.open(statement);
    return reasons === null || decidedAt === undefined ? undefined : { reasons, at: decidedAt };
  }
}

/** What every decision says, and nothing yet of what only some have. */
const viewOf = (id: string, subject: Subject, state: Case) => ({
  id,
  about: aboutOf(subject),
  reported_for: null,
  photo_reason: null,
  ground: null,
  cleared: [],
  measures: [],
  objection: objectionOf(state),
  judged_alone: judgedAlone(state, 'reported'),
});

const ABOUT_OF = {
  member: 'member',
  photo: 'photo',
  message: 'message',
  rejected_photo: 'photo_rejected',
  rejected_chat_photo: 'chat_photo_rejected',
  hidden_profile: 'profile_hidden',
  cleared_text: 'text_cleared',
  account: 'account_disabled',
} as const satisfies Record<Subject['kind'], MemberDecision['about']>;

export const aboutOf = (subject: Subject): MemberDecision['about'] =>
  subject.kind === 'message' && subject.photo !== undefined ? 'chat_photo' : ABOUT_OF[subject.kind];

/** How the reported member's own objection stands; of a case that was decided against them. */
export function objectionOf({ objections, status, decision }: Case): MemberDecision['objection'] {
  if (!objections.includes('reported')) return 'possible';
  if (status === 'open') return 'pending';
  return decision === 'upheld' ? 'stands' : 'revised';
}
