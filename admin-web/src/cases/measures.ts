import { isContested, type CaseDetail, type Measure, type Verdict } from './case';

const CLEARABLE = ['name', 'description', 'city'] as const;

/** What can come of a report that is right; what was done by the first decision is not offered again. */
export function offeredFor({ kind, measures, evidence }: CaseDetail): Measure[] {
  if (isContested({ kind })) return [];
  const texts = CLEARABLE.filter((field) => evidence?.profile[field]).map((field) => `clear_${field}` as const);
  const all: Measure[] = [...(kind === 'member' ? [] : (['take_down'] as const)), ...texts, 'hide', 'disable'];
  return all.filter((measure) => !measures.includes(measure));
}

/** What it is called in the catalogue: a photo in a chat is a message, which nobody calls so. */
export const thingOf = ({ kind, evidence }: Pick<CaseDetail, 'kind' | 'evidence'>) =>
  kind === 'message' && evidence?.photo ? 'chat_photo' : kind;

/** The words of a measure in the catalogue: what is taken down, and who is disabled, is said by what was reported. */
export const wordOf = (measure: Measure, thing: ReturnType<typeof thingOf>): string =>
  measure === 'take_down' || measure === 'disable' ? `${measure}_${thing}` : measure;

const REVERSED: Record<Exclude<Measure, 'take_down'>, string> = {
  hide: 'show',
  clear_name: 'put_back_text',
  clear_description: 'put_back_text',
  clear_city: 'put_back_text',
  disable: 'enable',
};

/** What a moderator nearly always wants. */
export const usualFor = (one: CaseDetail): Measure[] => offeredFor(one).filter((measure) => measure === 'take_down');

/** What a decision does, a sentence of the catalogue each. */
export function effectsOf(one: CaseDetail, decision: Verdict['decision'], chosen: readonly Measure[]): string[] {
  const { measures } = one;
  const thing = thingOf(one);
  const upheld = decision === 'upheld';
  const contested = isContested(one);
  const done = upheld
    ? chosen.map((measure) => (measure === 'take_down' ? `take_down_${thing}` : measure))
    : measures.map((measure) => (measure === 'take_down' ? `put_back_${thing}` : REVERSED[measure]));
  return [
    contested ? `contested_${decision}` : decision,
    ...(done.length > 0 ? new Set(done) : ['nothing']),
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
