import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Instant, Nullable, Store, Vault } from '../../../kernel/index.js';
import type {
  CaseDecided,
  CaseEvent,
  CaseObjected,
  CaseOpened,
  DecisionObjected,
  NoticeTakenUp,
  Subject,
} from '../case.events.js';
import { caseOf, isContesting, sideOf } from '../case.js';
import { CasesList } from '../cases.list.js';
import { CasePhoto, CasePhotos } from '../case-photos.js';
import { Evidence, type KeptEvidence } from '../evidence.js';
import { caseNotFound } from '../cases.errors.js';
import { Earlier, EarlierDecisions } from '../earlier-decisions.js';
import { Contestables } from '../contestables.js';
import { Judges } from '../judges.js';
import { MEASURES, REPORT_REASONS } from '../report.values.js';
import { ChatPhotos } from '../../../meeting/chat-photos/index.js';
import { CLEARABLE_FIELDS } from '../../../members/profiles/index.js';
import { Photos } from '../../../members/photos/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';

const TOLD = ['CaseOpened', 'NoticeTakenUp', 'DecisionObjected', 'CaseDecided', 'CaseObjected'] as const;

const text = Nullable(Type.String());

/** Texts and evidence are null once the case is forgotten (PRV-02). */
export const CaseView = Type.Object({
  ...CasesList.item.properties,
  text,
  evidence: Nullable(Evidence),
  /** Photos of the reported member; null once the case is forgotten. */
  photos: Nullable(Type.Array(CasePhoto)),
  earlier: Earlier,
  statement_of_reasons: text,
  /** Measures that were taken and not reversed. */
  measures: Type.Array(Type.Enum(MEASURES)),
  /** What a decision without a report was about; null for a report. */
  contested: Nullable(
    Type.Object({
      /** The photo that was turned down; null of others, and once it is gone. */
      photo_url: text,
      /** Why the account was disabled, the profile hidden, or the text cleared. */
      reason: text,
      /** The rule that the profile or the text broke. */
      ground: Nullable(Type.Enum(REPORT_REASONS)),
      /** The text that was cleared, and what stood there; null of others. */
      cleared: Nullable(Type.Object({ field: Type.Enum(CLEARABLE_FIELDS), words: text })),
    }),
  ),
  /** The reader has decided about it before, and there is nobody else to judge the objection (PRV-04). */
  alone: Type.Boolean(),
  /** Who of the staff has taken up the objection that waits. */
  claimed_by: Nullable(Type.String()),
  claimed_by_name: Nullable(Type.String()),
  /** The latest objection, and the decision it is about. */
  objection: Nullable(
    Type.Object({
      side: Type.Enum(['reported', 'reporter']),
      /** Null also where nothing was said. */
      text,
      at: Instant,
      decided_by: Nullable(Type.String()),
      statement_of_reasons: text,
    }),
  ),
});
export type CaseView = Static<typeof CaseView>;

export class GetCase extends Query<CaseView> {
  constructor(
    readonly input: {
      caseId: string;
      staffId: string;
      /** It is looked up as an objection: others are not found then. */
      objection?: true;
    },
  ) {
    super();
  }
}

@QueryHandler(GetCase)
export class GetCaseHandler implements IQueryHandler<GetCase> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly cases: CasesList,
    private readonly photos: CasePhotos,
    private readonly earlier: EarlierDecisions,
    private readonly staff: StaffMembers,
    private readonly allPhotos: Photos,
    private readonly chatPhotos: ChatPhotos,
    private readonly judges: Judges,
    private readonly contestables: Contestables,
  ) {}

  /** @throws case_not_found; another_moderator to who has decided before about what somebody objects to now */
  async execute({ input: { caseId, staffId, objection: asked } }: GetCase): Promise<CaseView> {
    await this.judges.requireSight(caseId, staffId);
    const [item, events, state] = await Promise.all([
      this.cases.find(caseId),
      // However often an objection is taken up and given back.
      this.store.history(caseOf(caseId), { limit: 20, types: [...TOLD] }),
      this.store.readFresh(caseOf(caseId)),
    ]);
    const dataOf = <E extends CaseEvent>(type: E['type'], among = events) =>
      among.find((event) => event.type === type)?.data as E['data'] | undefined;
    const opened = dataOf<CaseOpened>('CaseOpened') ?? dataOf<NoticeTakenUp>('NoticeTakenUp');
    const contested = dataOf<DecisionObjected>('DecisionObjected');
    const subject = opened?.subject ?? contested?.subject;
    if (!item || !subject || (asked && state.objections.length === 0)) throw caseNotFound({});
    // Newest first: what comes before the latest objection is the decision about it, and what follows, the one before.
    const objectedAt = events.findIndex(({ type }) => type === 'CaseObjected' || type === 'DecisionObjected');
    const objected = dataOf<CaseObjected>('CaseObjected') ?? contested;
    const decided = dataOf<CaseDecided>('CaseDecided', objected ? events.slice(0, objectedAt) : events);
    const before = objected && dataOf<CaseDecided>('CaseDecided', events.slice(objectedAt));
    const [said, evidence, statement, objection, first] = await this.vault.openAll([
      opened?.text,
      opened?.evidence,
      decided?.statement,
      objected?.text,
      before?.statement,
    ]);
    const kept = evidence ? (JSON.parse(evidence) as KeptEvidence) : null;
    const firstBy = before?.by ?? contested?.decidedBy ?? null;
    const [names, photos, about, earlier] = await Promise.all([
      this.staff.namesOf([firstBy, state.claimedBy]),
      kept && opened ? this.photos.of(caseId, opened.subject, kept) : null,
      contested ? this.aboutOf(caseId, subject) : null,
      this.earlier.of({ caseId, reported: subject.member, reporter: state.reporter }),
    ]);
    return {
      ...item,
      text: said ?? null,
      evidence: kept && withoutCopies(kept),
      photos,
      earlier,
      statement_of_reasons: statement ?? null,
      measures: [...state.measures],
      contested: about,
      alone: isContesting(state) && state.deciders.includes(staffId),
      claimed_by: state.claimedBy,
      claimed_by_name: (state.claimedBy && names.get(state.claimedBy)) ?? null,
      objection: objected
        ? {
            side: 'subject' in objected ? ('reported' as const) : sideOf(objected),
            text: objection ?? null,
            at: objected.objectedAt,
            decided_by: (firstBy && names.get(firstBy)) ?? null,
            statement_of_reasons: first ?? about?.reason ?? null,
          }
        : null,
    };
  }

  /** What a decision without a report was about, as it is now; no reason where the rule's own words were sent. */
  private async aboutOf(caseId: string, subject: Subject): Promise<NonNullable<CaseView['contested']>> {
    const found = (await this.contestables.of(subject.member)).find(({ id }) => id === caseId);
    const [reason, words] = await this.vault.openAll([found?.statement, found?.cleared?.words]);
    return {
      photo_url: await this.photoOf(caseId, subject),
      reason: reason ?? null,
      ground: found?.ground ?? null,
      cleared: subject.kind === 'cleared_text' ? { field: subject.field, words: words ?? null } : null,
    };
  }

  private async photoOf(caseId: string, subject: Subject): Promise<string | null> {
    if (subject.kind === 'rejected_photo') {
      const photo = await this.allPhotos.find(subject.photo);
      return photo ? `/api/admin/photos/${subject.photo}/original` : null;
    }
    if (subject.kind !== 'rejected_chat_photo') return null;
    const [row, { status }] = await Promise.all([
      this.chatPhotos.find(subject.photo),
      this.store.readFresh(caseOf(caseId)),
    ]);
    const seen = row && status === 'open' && (await this.vault.open(row.key)) !== null;
    return seen ? `/api/admin/cases/${caseId}/photos/${subject.photo}` : null;
  }
}

/** The page polls this every few seconds, so pictures are fetched separately. */
const withoutCopies = ({ photos: _, ...evidence }: KeptEvidence): Evidence => evidence;
