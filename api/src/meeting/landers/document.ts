import { plainPhone, type Locale } from '../../ground/settings/index.js';
import { html, ours, type Html } from './html.js';
import { CSS } from './landers.css.js';
import { disclaimer, type Design, type Page } from './page.js';

const LANGUAGES: Record<Locale, string> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
};

/** What the frame around a design tells. */
export interface Frame {
  design: Pick<Design, 'css'>;
  /** The page's own name, for the reports of advertising; undefined: it is none of those. */
  lander: string | undefined;
  main: Html;
  page: Page;
  /** The site's address without a path. */
  origin: string;
  /** The page's path. */
  path: string;
  /** The language that the address asks for. */
  asked: Locale | undefined;
  /** A page around one person, or one that does not exist, is nothing for search engines. */
  indexed: boolean;
  /** `asks`: depends on what the browser has kept of the way here (ACC-01). */
  signups: 'open' | 'closed' | 'asks';
  /** The visitor's country where the warning of CLI-03 is switched on; null: it is not shown. */
  entry: string | null;
}

/** A whole page, ready to read without any script (CLI-04). */
export function documentOf(frame: Frame): Html {
  const { design, lander, main, page, signups, entry } = frame;
  const { locale, texts } = page;
  return html`<!doctype html>
    <html lang="${locale}" data-signups="${signups === 'asks' ? 'closed' : signups}"${signups === 'asks' && ours(' data-asks')}>
      <head>
        ${headOf(frame)}
        <style>
          ${ours(CSS + design.css)}
        </style>
        <script src="/lander.js" defer></script>
      </head>
      <body${lander !== undefined && html` data-lander="${lander}"`}>
        <a class="skip" href="#main">${texts.skip}</a>
        ${header(page)}
        <main id="main">${main}</main>
        ${footer(frame)} ${entry !== null && siteEntry(page, entry)}
      </body>
    </html>`;
}

function headOf(frame: Frame): Html {
  const { settings, words } = frame.page;
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#fff8f9" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#17101d" media="(prefers-color-scheme: dark)" />
    ${findable({ ...frame, title: `${words.tab ?? words.title} · ${settings.name}` })}
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
    <link rel="manifest" href="/api/app.webmanifest" />`;
}

type Findable = Pick<Frame, 'page' | 'origin' | 'path' | 'asked' | 'indexed'> & { title: string };

/** What search engines and previews read of a page. */
export function findable({ title, page, origin, path, asked, indexed }: Findable): Html {
  const { locale, settings, words } = page;
  const at = (lang: Locale | undefined) => `${origin}${path}${lang === undefined ? '' : `?lang=${lang}`}`;
  const picture = new URL(words.picture ?? '/icons/any-512.png', origin).href;
  return html`<title>${title}</title>
    <meta name="description" content="${words.text}" />
    <meta name="rating" content="adult" />
    ${!indexed && html`<meta name="robots" content="noindex" />`}
    <link rel="canonical" href="${at(asked)}" />
    ${settings.locales.map((lang) => html`<link rel="alternate" hreflang="${lang}" href="${at(lang)}" />`)}
    <link rel="alternate" hreflang="x-default" href="${at(undefined)}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${settings.name}" />
    <meta property="og:title" content="${words.tab ?? words.title}" />
    <meta property="og:description" content="${words.text}" />
    <meta property="og:url" content="${at(asked)}" />
    <meta property="og:locale" content="${locale}" />
    <meta property="og:image" content="${picture}" />`;
}

const MARK = ours(
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path class="back" d="M11 4a9 9 0 0 0-7.6 13.8L2.6 23a.9.9 0 0 0 1.1 1.1l4.6-1.2A9 9 0 1 0 11 4Z"/><path class="front" d="M21 10a9 9 0 1 0 2.7 17.6l4.6 1.2a.9.9 0 0 0 1.1-1.1l-1-4.6A9 9 0 0 0 21 10Z"/><path class="white" d="M21 23.2c-2.6-1.6-4-3-4-4.7a2.1 2.1 0 0 1 4-1 2.1 2.1 0 0 1 4 1c0 1.7-1.4 3.1-4 4.7Z"/></svg>',
);

function header({ settings, texts, link }: Page): Html {
  return html`<header class="head">
    <div class="inner">
      <a class="brand" href="${link('/')}">${MARK}<span>${settings.name}</span></a>
      <a class="login" href="${link('/login')}">${texts.log_in}</a>
    </div>
  </header>`;
}

export function footer({ page, path }: Pick<Frame, 'page' | 'path'>): Html {
  const { settings, texts, say, link, region } = page;
  const { locales, minAge, supportEmail } = settings;
  const phone = plainPhone(settings.supportPhone);
  const company = [
    settings.companyName || settings.name,
    settings.companyAddress,
    [settings.companyCity, settings.companyCountry].filter(Boolean).join(', '),
    settings.companyKvk && say(texts.company_register, { number: settings.companyKvk }),
  ].filter(Boolean);
  return html`<footer class="foot-page">
    <div class="inner">
      <nav aria-label="${texts.pages}">
        <ul class="links">
          ${Object.entries(texts.footer).map(([path, title]) => html`<li><a href="${link(path)}">${title}</a></li>`)}
          ${supportEmail && html`<li><a href="mailto:${supportEmail}">${supportEmail}</a></li>`}
          ${phone && html`<li><a href="tel:${phone}">${phone}</a></li>`}
        </ul>
      </nav>
      ${
        locales.length > 1 &&
        html`<nav aria-label="${texts.languages}">
          <ul class="links">
            ${locales.map(
              (lang) =>
                html`<li>
                  <a href="${link(path, { lang, ...(region && { region }) })}" hreflang="${lang}" lang="${lang}"
                    >${LANGUAGES[lang]}</a
                  >
                </li>`,
            )}
          </ul>
        </nav>`
      }
      <p><span class="plus">${minAge}+</span>${say(texts.adults_only, { minAge })}</p>
      <p class="quiet">${disclaimer(page)}</p>
      <p class="quiet">${company.join(' · ')}</p>
    </div>
  </footer>`;
}

/** CLI-03: closed until the script has seen whether it was answered before; without scripts it is a notice. */
function siteEntry(page: Page, country: string): Html {
  const { settings, texts, say } = page;
  const { name: site, minAge } = settings;
  const text = say(texts.entry.text, { site, minAge });
  return html`<dialog id="entry" data-country="${country}" aria-labelledby="entry-title">
      <h2 id="entry-title">${texts.entry.title}</h2>
      <p>${text}</p>
      <p class="quiet">${disclaimer(page)}</p>
      <form method="dialog" class="ways">
        <button class="button" value="adult">${say(texts.entry.adult, { minAge })}</button>
        <a class="text-button" href="/pages/ban">${texts.entry.younger}</a>
      </form>
    </dialog>
    <noscript><p class="noscript">${text}</p></noscript>`;
}
