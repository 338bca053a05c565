import type { Choices } from '../../layout/values/use-choices';
import { folded } from '../../ui/letters';
import type { LanderPage } from '../setting';

export type { LanderPage } from '../setting';
export type Language = LanderPage['language'];
export type Words = NonNullable<LanderPage['words'][Language]>;

/** Of a page's id: the lander, and its slug or nothing. */
export function partsOf(id: string): { lander: string; slug: string } {
  const [lander = '', slug = ''] = id.split('/');
  return { lander, slug };
}

export const idOf = (lander: string, slug: string): string => (slug ? `${lander}/${slug}` : lander);

/** As far as it is typed: what an address can hold, in its small letters. */
export const slugOf = (typed: string): string =>
  folded(typed)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 40);

/** Under an address that no page has yet. */
export function freshPage(language: Language, { landers }: Pick<Choices, 'landers'>): LanderPage {
  const lander = landers.find(({ slugs }) => slugs)?.id ?? landers[0]?.id ?? '';
  return { id: lander, language, words: {}, picture: null, video: null, gender: null, country: null };
}

const PARTS = ['title', 'headline', 'paragraph'] as const;

/** Without the spaces around words, and without languages in which nothing is left. */
export function tidied(page: LanderPage): LanderPage {
  const { lander, slug } = partsOf(page.id);
  const words = Object.entries(page.words).map(([language, one]) => [
    language,
    Object.fromEntries(PARTS.map((part) => [part, one[part].trim()])),
  ]) as [string, Words][];
  return {
    ...page,
    id: idOf(lander, slug.replace(/-$/, '')),
    words: Object.fromEntries(words.filter(([, one]) => PARTS.some((part) => one[part]))),
    video: lander === 'video' ? page.video : null,
  };
}

/** Words in a language, and how far they are. */
export function stateOf(words: Words | undefined): 'none' | 'half' | 'whole' {
  const filled = PARTS.filter((part) => words?.[part].trim()).length;
  if (filled === 0) return 'none';
  return filled < PARTS.length ? 'half' : 'whole';
}

/** What an address tells of where a visitor comes from (ACC-11). */
export const TRACKING = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
export type Tracking = Partial<Record<(typeof TRACKING)[number], string>>;

/** `landing2` and `landing3` are around one member's card. */
export const isAroundMember = (id: string): boolean => /^landing[23](\/|$)/.test(id);
export const pathOf = (id: string, member: string): string =>
  isAroundMember(id) ? `/members/${member}/${id}` : `/landers/${id}`;

/** Placeholders of advertising networks, such as {clickid}, stay as they are. */
export function addressOf(origin: string, path: string, tracking: Tracking): string {
  const query = TRACKING.flatMap((name) => {
    const value = tracking[name]?.trim();
    return value ? [`${name}=${encodeURIComponent(value).replace(/%7B/g, '{').replace(/%7D/g, '}')}`] : [];
  });
  return `${origin}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
