import { isContested, type CaseDetail, type Measure, type Verdict } from './case';

/** What can come of a report that is right; what was done by the first decision is not offered again. */
export const offeredFor = ({ kind, measures }: CaseDetail): Measure[] =>
  (isContested({ kind })
    ? []
    : kind === 'member'
      ? (['disable'] as const)
      : (['take_down', 'disable'] as const)
  ).filter((measure) => !measures.includes(measure));

/** What a moderator nearly always wants. */
export const usualFor = (one: CaseDetail): Measure[] => offeredFor(one).filter((measure) => measure === 'take_down');

/** What a decision does, a sentence of the catalogue each. */
export function effectsOf(one: CaseDetail, decision: Verdict['decision'], chosen: readonly Measure[]): string[] {
  const { kind, measures } = one;
  const upheld = decision === 'upheld';
  const contested = isContested(one);
  const done = upheld
    ? chosen.map((measure) => (measure === 'disable' ? 'disable' : `take_down_${kind}`))
    : measures.map((measure) => (measure === 'disable' ? 'enable' : `put_back_${kind}`));
  return [
    contested ? `contested_${decision}` : decision,
    ...(done.length > 0 ? done : ['nothing']),
    ...(upheld || contested ? ['told'] : []),
    afterwards(one, upheld, chosen),
  ];
}

/** Who may object to it: whoever it goes against, once. */
function afterwards({ objection }: CaseDetail, upheld: boolean, chosen: readonly Measure[]): string {
  const last = objection?.side === 'reported' || (objection?.side === 'reporter' && !upheld);
  if (last) return 'last';
  if (!upheld) return 'reporter_objectable';
  return chosen.includes('disable') ? 'objectable_by_mail' : 'objectable';
}
