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
import { caseOf, mayDecide, sideOf } from '../case.js';
import { CaseItem, CasesList } from '../cases.list.js';
import { CasePhoto, CasePhotos } from '../case-photos.js';
import { Evidence, type KeptEvidence } from '../evidence.js';
import { caseNotFound } from '../cases.errors.js';
import { MEASURES } from '../report.values.js';
import { ChatPhotos } from '../../../meeting/conversations/index.js';
import { memberOf } from '../../../members/accounts/index.js';
import { Photos } from '../../../members/photos/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';

const text = Nullable(Type.String());

/** Texts and evidence are null once the case is forgotten (PRV-02). */
export const CaseView = Type.Object({
  ...CaseItem.properties,
  text,
  evidence: Nullable(Evidence),
  /** Photos of the reported member; null once the case is forgotten. */
  photos: Nullable(Type.Array(CasePhoto)),
  statement_of_reasons: text,
  /** Measures that were taken and not reversed. */
  measures: Type.Array(Type.Enum(MEASURES)),
  /** What a decision without a report was about; null for a report. */
  contested: Nullable(
    Type.Object({
      /** The photo that was turned down; null for an account, and once it is gone. */
      photo_url: text,
      /** Why the account was disabled. */
      reason: text,
    }),
  ),
  /** False for whoever made the decision that somebody objects to, while there is anybody else to decide. */
  may_decide: Type.Boolean(),
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
  constructor(readonly input: { caseId: string; staffId: string }) {
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
    private readonly staff: StaffMembers,
    private readonly allPhotos: Photos,
    private readonly chatPhotos: ChatPhotos,
  ) {}

  async execute({ input: { caseId, staffId } }: GetCase): Promise<CaseView> {
    const [item, events, state, alone] = await Promise.all([
      this.cases.find(caseId),
      this.store.history(caseOf(caseId), { limit: 10 }),
      this.store.readFresh(caseOf(caseId)),
      this.staff.isAlone(staffId, 'moderator'),
    ]);
    const dataOf = <E extends CaseEvent>(type: E['type'], among = events) =>
      among.find((event) => event.type === type)?.data as E['data'] | undefined;
    const opened = dataOf<CaseOpened>('CaseOpened') ?? dataOf<NoticeTakenUp>('NoticeTakenUp');
    const contested = dataOf<DecisionObjected>('DecisionObjected');
    const subject = opened?.subject ?? contested?.subject;
    if (!item || !subject) throw caseNotFound({});
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
    const [names, photos, about] = await Promise.all([
      this.staff.namesOf([firstBy]),
      kept && opened ? this.photos.of(caseId, opened.subject, kept) : null,
      contested ? this.aboutOf(caseId, subject) : null,
    ]);
    return {
      ...item,
      text: said ?? null,
      evidence: kept && withoutCopies(kept),
      photos,
      statement_of_reasons: statement ?? null,
      measures: [...state.measures],
      contested: about,
      may_decide: mayDecide(state, { by: staffId, alone }),
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

  /** What a decision without a report was about, as it is now. */
  private async aboutOf(caseId: string, subject: Subject): Promise<NonNullable<CaseView['contested']>> {
    if (subject.kind === 'rejected_photo') {
      const photo = await this.allPhotos.find(subject.photo);
      return { photo_url: photo ? `/api/admin/photos/${subject.photo}/original` : null, reason: null };
    }
    if (subject.kind === 'rejected_chat_photo') {
      const [row, { status }] = await Promise.all([
        this.chatPhotos.find(subject.photo),
        this.store.readFresh(caseOf(caseId)),
      ]);
      const seen = row && status === 'open' && (await this.vault.open(row.key)) !== null;
      return { photo_url: seen ? `/api/admin/cases/${caseId}/photos/${subject.photo}` : null, reason: null };
    }
    if (subject.kind !== 'account') return { photo_url: null, reason: null };
    const types = ['MemberDisabled' as const];
    const page = { limit: 1, before: subject.version + 1, types };
    const [disabled] = await this.store.history(memberOf(subject.member), page);
    return { photo_url: null, reason: await this.vault.open((disabled?.data as { reason?: string }).reason) };
  }
}

/** The page polls this every few seconds, so pictures are fetched separately. */
const withoutCopies = ({ photos: _, ...evidence }: KeptEvidence): Evidence => evidence;
