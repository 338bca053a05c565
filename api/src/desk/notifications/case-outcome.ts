import type { CaseEvent } from '../cases/index.js';

/** A measure that was taken because of a report, or reversed after an objection. */
export type CaseMeasure =
  | 'take_down_photo'
  | 'take_down_message'
  | 'take_down_chat_photo'
  | 'disable'
  | 'put_back_photo'
  | 'put_back_message'
  | 'put_back_chat_photo'
  | 'enable';

type Opened = Extract<CaseEvent, { type: 'CaseOpened' | 'DecisionObjected' }>;
type Decided = Extract<CaseEvent, { type: 'CaseDecided' }>['data'];
type Subject = Opened['data']['subject'];
/** What a report was about, in a mail: a photo in a chat is reported as the message it is. */
export type SubjectKind = 'member' | 'photo' | 'message' | 'chat_photo' | 'account';

export function kindOf(subject: Subject): SubjectKind {
  switch (subject.kind) {
    case 'message':
      return subject.photo === undefined ? 'message' : 'chat_photo';
    case 'rejected_photo':
      return 'photo';
    case 'rejected_chat_photo':
      return 'chat_photo';
    case 'member':
    case 'photo':
    case 'account':
      return subject.kind;
  }
}

/** A decision; `before`: the one that somebody objected to, if this is about an objection. */
interface Deciding {
  decided: Pick<Decided, 'decision' | 'measures' | 'undone'>;
  before: Pick<Decided, 'decision' | 'measures'> | undefined;
}

export type CaseOutcome = 'upheld' | 'shut_out' | 'stands' | 'revised';

/**
 * What the reported member is told; undefined of a report that was dismissed, also once more. Where its reporter
 * objected to that, an upheld report is the first decision against them.
 */
export function outcomeFor({ decided, before }: Deciding): CaseOutcome | undefined {
  if (before?.decision === 'upheld') return decided.decision === 'upheld' ? 'stands' : 'revised';
  if (decided.decision === 'dismissed') return undefined;
  return decided.measures.includes('disable') ? 'shut_out' : 'upheld';
}

/**
 * The measures against the reported member or, if the decision was revised, their reversal.
 *
 * @param shutOut whether the account is disabled now: one that the first decision disabled may be enabled again
 */
export function measuresFor(
  { decided, before }: Deciding,
  { kind, shutOut }: { kind: SubjectKind; shutOut: boolean },
): CaseMeasure[] {
  // A profile cannot be taken down.
  const what = kind === 'member' || kind === 'account' ? 'message' : kind;
  const down = [`take_down_${what}`, `put_back_${what}`] as const;
  if (decided.decision === 'dismissed')
    return (decided.undone ?? []).map((measure) => (measure === 'disable' ? 'enable' : down[1]));
  const standing = new Set([...(before?.measures ?? []), ...decided.measures]);
  if (!shutOut && !decided.measures.includes('disable')) standing.delete('disable');
  return [...standing].map((measure) => (measure === 'disable' ? 'disable' : down[0]));
}

export type ReportAnswer = 'upheld' | 'dismissed' | 'revised' | 'overturned' | 'confirmed';

/** What the reporter is told: of their own objection in any case, of the other's only where it changed the decision. */
export function answerFor({ decided, before }: Deciding): ReportAnswer | undefined {
  if (!before) return decided.decision;
  if (before.decision === 'dismissed') return decided.decision === 'upheld' ? 'overturned' : 'confirmed';
  return decided.decision === 'dismissed' ? 'revised' : undefined;
}
