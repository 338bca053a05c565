import type { Locale } from '../countries.js';
import type { SettingsValues } from '../settings.values.js';
import { landerId, type Lander, type LanderPage, type LanderWords } from './lander-page.js';

/** An own picture with its size in pixels, which its page keeps free for it. */
export interface LanderPictureShown {
  src: string;
  width: number;
  height: number;
}

/** What the operator says of a page; with nothing said, everything is null. */
export interface LanderTexts extends Pick<LanderPage, 'gender' | 'country'> {
  /** Whether the operator has made this page. A lander without a slug is there even so; one with another slug is not. */
  written: boolean;
  /** In `language`; null: the built-in texts, in the language that was asked for. */
  words: LanderWords | null;
  /** Which the words are in: the one that was asked for, or else the page's own, which the page has to mark. */
  language: Locale;
  picture: LanderPictureShown | null;
  video: { src: string; type: 'video/mp4' | 'video/webm' } | null;
}

/**
 * The operator's texts of a page (CLI-04), in one language as a whole: the one asked for, else the one that the page
 * names, else none, and the built-in texts stand. A page that nobody wrote has them as well.
 */
export function landerTexts(
  { landers, countries }: Pick<SettingsValues, 'landers' | 'countries'>,
  lander: Lander,
  slug: string | null | undefined,
  language: Locale,
): LanderTexts {
  const id = landerId(lander, slug);
  const page = landers.find((one) => one.id === id);
  return page ? textsOf(page, language, countries) : unsaid(language);
}

/** Of a page of which the operator has said nothing. */
export const unsaid = (language: Locale): LanderTexts => ({
  written: false,
  words: null,
  language,
  picture: null,
  video: null,
  gender: null,
  country: null,
});

/** A draft can still be without words in its own language. */
export function textsOf(page: LanderPage, language: Locale, countries: SettingsValues['countries']): LanderTexts {
  const spoken = [language, page.language].find((one) => page.words[one]) ?? language;
  return {
    written: true,
    words: page.words[spoken] ?? null,
    language: spoken,
    picture: page.picture && pictureShown(page.picture),
    video: page.video && videoShown(page.video),
    gender: page.gender,
    // Nobody is looked for in a country that the site has left.
    country: countries.find((one) => one === page.country) ?? null,
  };
}

function pictureShown(id: string): LanderPictureShown {
  const [width, height] = id.split('-').at(-1)!.split('x').map(Number) as [number, number];
  return { src: addressOf(id), width, height };
}

const videoShown = (id: string) => ({
  src: addressOf(id),
  type: id.endsWith('.webm') ? ('video/webm' as const) : ('video/mp4' as const),
});
const addressOf = (id: string) => `/api/lander-files/${id}`;
