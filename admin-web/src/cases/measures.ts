import type { CaseDetail, Measure, Verdict } from './case';

/** What can come of a report that is right; what was done by the first decision is not offered again. */
export const offeredFor = ({ kind, measures }: CaseDetail): Measure[] =>
  (kind === 'member' ? (['disable'] as const) : (['take_down', 'disable'] as const)).filter(
    (measure) => !measures.includes(measure),
  );

/** What a moderator nearly always wants. */
export const usualFor = (one: CaseDetail): Measure[] => offeredFor(one).filter((measure) => measure === 'take_down');

/** What a decision does, a sentence of the catalogue each. */
export function effectsOf(
  { kind, measures, objection }: CaseDetail,
  decision: Verdict['decision'],
  chosen: readonly Measure[],
): string[] {
  const upheld = decision === 'upheld';
  const done = upheld
    ? chosen.map((measure) => (measure === 'disable' ? 'disable' : `take_down_${kind}`))
    : measures.map((measure) => (measure === 'disable' ? 'enable' : `put_back_${kind}`));
  return [
    decision,
    ...(done.length > 0 ? done : ['nothing']),
    ...(upheld ? ['told'] : []),
    objection ? 'last' : !upheld ? 'final' : chosen.includes('disable') ? 'objectable_by_mail' : 'objectable',
  ];
}
