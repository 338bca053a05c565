import type { Locale } from '../../ground/settings/index.js';
import { findable } from './document.js';
import type { Answers, Drawn } from './drawing.js';
import { html, ours } from './html.js';
import type { Page } from './page.js';

interface Front {
  page: Page;
  origin: string;
  asked: Locale | undefined;
}

/** The member site's page as it was built, with what search engines and previews read of it. */
export function frontPage(template: string, { page, origin, asked }: Front): string {
  const { locale, settings, words } = page;
  // As the site writes its title: the operator has written one, in the site's own language.
  const own = locale === settings.defaultLocale && settings.indexTitle;
  const title = own || `${settings.name} · ${words.title}`;
  const head = findable({ title, page, origin, path: '/', asked, indexed: true });
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${locale}"`)
    .replace(/<title>[^<]*<\/title>/, () => head.toString());
}

/** What the built page tells of itself (member-web/vite.config.ts); paths on the site. */
export interface Built {
  /** Of which sources it was built. */
  mark: string;
  /** The script that a page of the server begins with. */
  beginning: string;
  /** What the landing page needs beside what the built page names itself. */
  style: string;
  scripts: string[];
  texts: Partial<Record<Locale, string>>;
}

const BUILT = /<script type="application\/json" id="built">([^<]*)<\/script>/;
const SITE = /<script type="module"[^>]* src="([^"]*)"><\/script>/;
const AHEAD = /<link rel="modulepreload"[^>]* href="([^"]*)">/g;
/** How the built page does not wait for its styles: the drawn one is read with them. */
const UNSTYLED = ' media="print" fetchpriority="high"';
const ROOT = /<div id="root">[\s\S]*<\/div>/;

/** Undefined of a site that tells nothing, as in development. */
export function builtOf(template: string): Built | undefined {
  const told = BUILT.exec(template)?.[1];
  return told === undefined ? undefined : (JSON.parse(told) as Built);
}

/** What the page was drawn from, and whether that is all that it depends on. */
interface Written {
  locale: Locale;
  answers: Answers;
  /** Milliseconds since 1970. */
  at: number;
  /** Whom it shows may depend on what the browser has kept of the way here (ACC-01). */
  asks: boolean;
}

/** With the landing page in it, ready to read (CLI-05): the site's scripts come with the first press. */
export function writeInto(text: string, built: Built, drawn: Drawn, written: Written): string {
  const { locale, answers, at, asks } = written;
  const site = SITE.exec(text)?.[1] ?? '';
  const ahead = [...text.matchAll(AHEAD)].map(([, path]) => path!);
  const { root, entry, head, words } = drawn;
  const first = html`<script
      src="${built.beginning}"
      data-site="${site}"
      data-ahead="${[...ahead, ...built.scripts, built.texts[locale]].filter(Boolean).join(' ')}"
      ${asks && ours('data-asks')}
    ></script>
    <link rel="stylesheet" crossorigin href="${built.style}" /> ${ours(head)}`;
  const after = html`<p
      id="beginning"
      class="beginning"
      role="status"
      data-waiting="${words.waiting}"
      data-failed="${words.failed}"
    ></p>
    ${ours(entry)}`;
  const data = `<script type="application/json" id="written">${asJson({ locale, at, ...answers })}</script>`;
  return (
    text
      .replace(BUILT, '')
      .replace(SITE, '')
      .replace(AHEAD, '')
      .replace(UNSTYLED, '')
      .replace('</head>', () => `${first.toString()}\n  </head>`)
      // Between the root and what is in it nothing may stand: the site goes on with exactly that.
      .replace(ROOT, () => `<div id="root">${root}</div>\n${after.toString()}\n${data}`)
  );
}

/** Inside a script nothing is escaped, and nothing may end it. */
const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
