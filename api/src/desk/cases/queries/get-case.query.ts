import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Instant, Nullable, Store, Vault } from '../../../kernel/index.js';
import type { CaseDecided, CaseEvent, CaseObjected, CaseOpened } from '../case.events.js';
import { caseOf } from '../case.js';
import { CaseItem, CasesList } from '../cases.list.js';
import { CasePhoto, CasePhotos } from '../case-photos.js';
import { Evidence, type KeptEvidence } from '../evidence.js';
import { caseNotFound } from '../cases.errors.js';
import { MEASURES } from '../report.values.js';
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
  /** The member's objection, and the first decision it is about. */
  objection: Nullable(
    Type.Object({
      text,
      at: Instant,
      decided_by: Nullable(Type.String()),
      statement_of_reasons: text,
    }),
  ),
});
export type CaseView = Static<typeof CaseView>;

export class GetCase extends Query<CaseView> {
  constructor(readonly caseId: string) {
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
  ) {}

  async execute({ caseId }: GetCase): Promise<CaseView> {
    const [item, events, { measures }] = await Promise.all([
      this.cases.find(caseId),
      this.store.history(caseOf(caseId), { limit: 10 }),
      this.store.readFresh(caseOf(caseId)),
    ]);
    const dataOf = <E extends CaseEvent>(type: E['type'], among = events) =>
      among.find((event) => event.type === type)?.data as E['data'] | undefined;
    const opened = dataOf<CaseOpened>('CaseOpened');
    if (!item || !opened) throw caseNotFound({});
    const objectedAt = events.findIndex(({ type }) => type === 'CaseObjected');
    const objected = dataOf<CaseObjected>('CaseObjected');
    // Newest first: events before `objectedAt` are the second decision, those after it the first one.
    const decided = dataOf<CaseDecided>('CaseDecided', objected ? events.slice(0, objectedAt) : events);
    const before = objected && dataOf<CaseDecided>('CaseDecided', events.slice(objectedAt));
    const [said, evidence, statement, objection, first] = await this.vault.openAll([
      opened.text,
      opened.evidence,
      decided?.statement,
      objected?.text,
      before?.statement,
    ]);
    const kept = evidence ? (JSON.parse(evidence) as KeptEvidence) : null;
    const [names, photos] = await Promise.all([
      before && this.staff.namesOf([before.by]),
      kept && this.photos.of(caseId, opened.subject, kept),
    ]);
    return {
      ...item,
      text: said ?? null,
      evidence: kept && withoutCopies(kept),
      photos,
      statement_of_reasons: statement ?? null,
      measures: [...measures],
      objection: objected
        ? {
            text: objection ?? null,
            at: objected.objectedAt,
            decided_by: (before && names?.get(before.by)) ?? null,
            statement_of_reasons: first ?? null,
          }
        : null,
    };
  }
}

/** The page polls this every few seconds, so pictures are fetched separately. */
const withoutCopies = ({ photos: _, ...evidence }: KeptEvidence): Evidence => evidence;
