import type { Country, Locale } from '../countries.js';

/** Pages for advertisements that exist once, and those of which the operator makes as many as there are slugs (CLI-04). */
const WITHOUT_SLUG = ['tinderswipe'] as const;
export const WITH_SLUG = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
  'landing2',
  'landing3',
] as const;
export const LANDERS = [...WITHOUT_SLUG, ...WITH_SLUG] as const;
export type Lander = (typeof LANDERS)[number];

/** Characters of a slug, which stands in addresses: lower-case letters, digits and single hyphens between them. */
const MAX_SLUG = 40;
const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** A lander's name, or that and a slug: `gallery`, `gallery/summer`. Visits and sign-ups name a page so (ACC-11). */
export type LanderId = Lander | `${Lander}/${string}`;
export const LANDER_ID = new RegExp(
  `^(?:${WITHOUT_SLUG.join('|')}|(?:${WITH_SLUG.join('|')})(?:/(?=[a-z0-9-]{1,${MAX_SLUG}}$)${SLUG})?)$`,
  'u',
);
/** The page without a slug where there is none. */
export const landerId = (lander: Lander, slug: string | null | undefined): LanderId =>
  slug ? `${lander}/${slug}` : lander;

/** What stands on a page in one language, as plain text. */
export interface LanderWords {
  /** Of the browser's tab, of search engines, and where somebody shares the address. */
  title: string;
  headline: string;
  paragraph: string;
}

/** Who is on the cards; nothing said: anybody. */
export const LANDER_GENDERS = ['male', 'female'] as const;

/**
 * The operator's own file, by an id made from its bytes. A picture's id tells its size in pixels, so that a page keeps
 * its place without asking; a video's tells its format.
 */
export type LanderPicture = `own-${string}-${number}x${number}`;
export type LanderVideo = `own-${string}.${'mp4' | 'webm'}`;
export const LANDER_PICTURE = /^own-[0-9a-f]{32}-[1-9]\d{2,3}x[1-9]\d{2,3}$/u;
export const LANDER_VIDEO = /^own-[0-9a-f]{32}\.(?:mp4|webm)$/u;

/** The operator's own words and choices for a page. */
export interface LanderPage {
  id: LanderId;
  /** Whose words stand where a language has none of its own; it always has. */
  language: Locale;
  words: Partial<Record<Locale, LanderWords>>;
  picture: LanderPicture | null;
  /** Only the lander `video` plays one. */
  video: LanderVideo | null;
  gender: (typeof LANDER_GENDERS)[number] | null;
  country: Country | null;
}
