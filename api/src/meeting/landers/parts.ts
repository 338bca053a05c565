import { fictionalTexts, isCountry, regionName } from '../../ground/settings/index.js';
import type { VisitorCard } from '../discovery/index.js';
import { html, ours, type Html } from './html.js';
import { freeMessages, type Page } from './page.js';

/** Parts that designs are made of. */

/** The page's headline and paragraph, with the operator's own picture of it (CLI-04). */
export function heading({ words: { title, text, lang }, own: { picture } }: Page): Html {
  const marked = lang !== undefined && html` lang="${lang}"`;
  return html`<h1${marked}>${title}</h1>
    <p class="lead"${marked}>${text}</p>
    ${
      picture &&
      html`<img class="own" src="${picture.src}" alt="" width="${picture.width}" height="${picture.height}" />`
    }`;
}

/** The way to the sign-up, with what was said here, or why there is none (ACC-01). */
export function signUp({ texts, link }: Page, said?: Readonly<Record<string, string>>): Html {
  return html`<div class="way">
    <a class="button open" href="${link('/signup', said)}">${texts.sign_up}</a>
    <p class="closed">${texts.signups_closed}</p>
  </div>`;
}

/** The way to the sign-up beside somebody's card. */
export const signUpPath = ({ id }: VisitorCard): string => `/members/${id}/signup`;

/** What a visitor may know before they begin: free messages, no subscription, adults only. */
export function promises({ texts, settings, say }: Page): Html {
  const free = freeMessages(settings);
  const lines = [
    free > 0 && say(texts.free_messages, { count: free }),
    texts.no_subscription,
    say(texts.adults, { minAge: settings.minAge }),
  ];
  return html`<ul class="promises">
    ${lines.map((line) => line && html`<li>${CHECK}${line}</li>`)}
  </ul>`;
}

/** First name and age, as one line. */
export const nameAndAge = ({ name, age }: VisitorCard): string => (age === null ? name : `${name}, ${age}`);

/** Where somebody lives, as exactly as visitors are told. */
export function placeOf({ locale }: Page, { country, region }: VisitorCard): string {
  if (!isCountry(country)) return '';
  const known = region === null ? undefined : regionName(country, region);
  return known ?? new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? '';
}

/** PRO-04: always the icon together with its word, never a colour alone; nothing where somebody real is behind it. */
export function fictionalMark({ locale, settings }: Page, { fictional }: VisitorCard): Html | null {
  if (!fictional) return null;
  const { singular } = fictionalTexts(settings, locale);
  return html`<span class="fictional">${maskOf(settings.fictionalIcon)}<span>${singular}</span></span>`;
}

function maskOf(icon: string): Html {
  if (/^(https?:)?\//.test(icon)) return html`<img src="${icon}" alt="" width="16" height="16" />`;
  // A symbol typed by the operator; a word would repeat the label, so the drawn mask stands for it.
  return icon && !/[\p{L}\d]/u.test(icon) ? html`<span aria-hidden="true">${icon}</span>` : MASK;
}

/** PRO-04: that nobody can be met behind this profile, where it is one. */
export function fictionalWarning({ locale, settings }: Page, { fictional }: VisitorCard): Html | null {
  return fictional ? html`<p class="warning">${fictionalTexts(settings, locale).warning}</p>` : null;
}

/**
 * A member's photo in a frame of 3:4, which keeps its place before the photo is there.
 * @param large the rendition for a photo that fills the screen of a phone
 * @param first it is what the page shows first: it is loaded before all else
 */
export function photo(card: VisitorCard, { large = false, first = false } = {}): Html {
  const { main_image: image } = card;
  if (!image) return html`<span class="photo">${SOMEBODY}</span>`;
  const loading = first ? ours(' fetchpriority="high"') : ours(' loading="lazy"');
  return html`<span class="photo"
    ><img
      src="${large ? image.url : image.thumb_url}"
      alt=""
      width="300"
      height="400"
      decoding="async"
      draggable="false"
      ${loading}
  /></span>`;
}

/**
 * The items of a list of framed photos, each with its caption and the way to the sign-up; drawings where there is nobody
 * to show.
 * @param frame the class of a frame
 * @param caption the class of what stands under the photo
 * @param drawings how many there are where there is nobody
 */
export function framed(
  page: Page,
  { frame, caption, drawings }: { frame: string; caption: string; drawings: number },
): Html[] {
  if (page.cards.length === 0) {
    return Array.from(
      { length: drawings },
      () =>
        html`<li aria-hidden="true">
          <span class="${frame}"><span class="photo">${SOMEBODY}</span></span>
        </li>`,
    );
  }
  return page.cards.map(
    (one, index) =>
      html`<li>
        <a class="${frame}" href="${page.link(signUpPath(one))}"
          >${photo(one, { first: index < 2 })} ${fictionalMark(page, one)}
          <span class="${caption}"><b>${nameAndAge(one)}</b><span>${placeOf(page, one)}</span></span></a
        >
      </li>`,
  );
}

/**
 * A card that leads to the sign-up beside it.
 * @param said what the visitor has said here, for the form
 */
export function card(
  page: Page,
  member: VisitorCard,
  { said, ...options }: { first?: boolean; said?: Readonly<Record<string, string>> } = {},
): Html {
  return html`<a class="card" href="${page.link(signUpPath(member), said)}">
    ${photo(member, options)} ${fictionalMark(page, member)}
    <span class="foot"><b>${nameAndAge(member)}</b><span>${placeOf(page, member)}</span></span>
  </a>`;
}

/** Stands before what moves by itself, which rests while it is pressed. */
export const pausing = ({ texts }: Page): Html =>
  html`<label class="pause"><input type="checkbox" /><span>${texts.pause}</span></label>`;

export const HEART = ours(
  '<svg class="heart" viewBox="0 0 64 64" aria-hidden="true"><path d="M32 56C14 44 6 34 6 22a14 14 0 0 1 26-7 14 14 0 0 1 26 7c0 12-8 22-26 34Z"/></svg>',
);
export const CROSS = ours(
  '<svg class="cross" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg>',
);
const CHECK = ours(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12.5 4.5 4.5L19 7.5" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);
const MASK = ours(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5c5 2 11 2 16 0v6c0 5-4 9-8 9s-8-4-8-9Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M8 11h2.5M13.5 11H16M9 15c2 1.6 4 1.6 6 0" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>',
);
/** Drawn, faceless: nobody takes it for a picture of someone. */
export const SOMEBODY = ours(
  '<svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path fill="#cdb4dd" d="M0 0h300v400H0z"/><circle cx="190" cy="120" r="130" fill="#e3d2ee"/><path fill="#8f6bb0" d="M20 400c6-92 62-136 130-136s124 44 130 136Z"/><path fill="#b592cf" d="M126 214h48v60c-6 26-42 26-48 0Z"/><ellipse cx="150" cy="160" rx="56" ry="70" fill="#b592cf"/><path fill="#5d3a80" d="M92 168c-6-66 22-98 60-98s62 30 56 96c-10-34-26-52-54-54-30 2-52 22-62 56Z"/></svg>',
);
