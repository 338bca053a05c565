import type { CaseEvent } from '../cases/index.js';

/** What was done because of a report, or taken back after an objection. */
export type CaseMeasure =
  'take_down_photo' | 'take_down_message' | 'disable' | 'put_back_photo' | 'put_back_message' | 'enable';

type Opened = Extract<CaseEvent, { type: 'CaseOpened' }>;
type Decided = Extract<CaseEvent, { type: 'CaseDecided' }>['data'];
export type SubjectKind = Opened['data']['subject']['kind'];

/** What becomes of a report with a decision; `before`: the first one, when this is the second. */
interface Deciding {
  decided: Pick<Decided, 'decision' | 'measures' | 'undone'>;
  before: Pick<Decided, 'measures'> | undefined;
}

export type CaseOutcome = 'upheld' | 'shut_out' | 'stands' | 'revised';

/** What the member whom it is about is told; nothing of a report that was wrong from the beginning. */
export function outcomeFor({ decided, before }: Deciding): CaseOutcome | undefined {
  if (before) return decided.decision === 'upheld' ? 'stands' : 'revised';
  if (decided.decision === 'dismissed') return undefined;
  return decided.measures.includes('disable') ? 'shut_out' : 'upheld';
}

/**
 * What was done to that member or, where the decision was revised, taken back.
 *
 * @param shutOut whether they are by now: an account that the first decision shut out may have been let in since
 */
export function measuresFor(
  { decided, before }: Deciding,
  { kind, shutOut }: { kind: SubjectKind; shutOut: boolean },
): CaseMeasure[] {
  // Nothing of a profile is taken down.
  const down =
    kind === 'photo'
      ? (['take_down_photo', 'put_back_photo'] as const)
      : (['take_down_message', 'put_back_message'] as const);
  if (decided.decision === 'dismissed')
    return (decided.undone ?? []).map((measure) => (measure === 'disable' ? 'enable' : down[1]));
  const standing = new Set([...(before?.measures ?? []), ...decided.measures]);
  if (!shutOut && !decided.measures.includes('disable')) standing.delete('disable');
  return [...standing].map((measure) => (measure === 'disable' ? 'disable' : down[0]));
}

export type ReportAnswer = 'upheld' | 'dismissed' | 'revised';

/** What whoever reported it is told: the second decision only where it says otherwise. */
export function answerFor({ decided, before }: Deciding): ReportAnswer | undefined {
  if (!before) return decided.decision;
  return decided.decision === 'dismissed' ? 'revised' : undefined;
}
