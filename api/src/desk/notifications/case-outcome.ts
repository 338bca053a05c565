import type { ClearableField } from '../../members/profiles/domain.js';
import { clearedBy, type CaseDecided, type Measure, type Subject } from '../cases/domain.js';

/** A measure that was taken because of a report, or reversed after an objection. */
export type CaseMeasure =
  | 'take_down_photo'
  | 'take_down_message'
  | 'take_down_chat_photo'
  | 'hide'
  | `clear_${ClearableField}`
  | 'disable'
  | 'put_back_photo'
  | 'put_back_message'
  | 'put_back_chat_photo'
  | 'show'
  | `put_back_${ClearableField}`
  | 'enable';

type Decided = CaseDecided['data'];
/** What a report was about, in a mail: a photo in a chat is reported as the message it is. */
export type SubjectKind = 'member' | 'photo' | 'message' | 'chat_photo' | 'text' | 'account';

const KIND_OF = {
  member: 'member',
  photo: 'photo',
  message: 'message',
  rejected_photo: 'photo',
  rejected_chat_photo: 'chat_photo',
  hidden_profile: 'member',
  cleared_text: 'text',
  account: 'account',
} as const satisfies Record<Subject['kind'], SubjectKind>;

export const kindOf = (subject: Subject): SubjectKind =>
  subject.kind === 'message' && subject.photo !== undefined ? 'chat_photo' : KIND_OF[subject.kind];

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
  // What is no item of its own cannot be taken down.
  const what = kind === 'photo' || kind === 'chat_photo' ? kind : 'message';
  const taken = (measure: Measure): CaseMeasure => (measure === 'take_down' ? `take_down_${what}` : measure);
  const reversed = (measure: Measure): CaseMeasure => {
    const field = clearedBy(measure);
    if (field) return `put_back_${field}`;
    return measure === 'disable' ? 'enable' : measure === 'hide' ? 'show' : `put_back_${what}`;
  };
  if (decided.decision === 'dismissed') return (decided.undone ?? []).map(reversed);
  const standing = new Set([...(before?.measures ?? []), ...decided.measures]);
  if (!shutOut && !decided.measures.includes('disable')) standing.delete('disable');
  return [...standing].map(taken);
}

export type ReportAnswer = 'upheld' | 'dismissed' | 'revised' | 'overturned' | 'confirmed';

/** What the reporter is told: of their own objection in any case, of the other's only where it changed the decision. */
export function answerFor({ decided, before }: Deciding): ReportAnswer | undefined {
  if (!before) return decided.decision;
  if (before.decision === 'dismissed') return decided.decision === 'upheld' ? 'overturned' : 'confirmed';
  return decided.decision === 'dismissed' ? 'revised' : undefined;
}
