import { fictionalTexts, type Locale } from '../../ground/settings/index.js';
import { findable, footer } from './document.js';
import { html, type Html } from './html.js';
import type { Page } from './page.js';
import { promises } from './parts.js';

interface Front {
  page: Page;
  origin: string;
  asked: Locale | undefined;
}

/**
 * The member site's page as it is opened at `/`, with what search engines, previews and browsers without scripts read of
 * it: the site itself takes over where scripts run.
 */
export function frontPage(template: string, front: Front): string {
  const { page, origin, asked } = front;
  const { locale, settings, words } = page;
  // As the site writes its title: the operator has written one, in the site's own language.
  const own = locale === settings.defaultLocale && settings.indexTitle;
  const title = own || `${settings.name} · ${words.title}`;
  const head = findable({ title, page, origin, path: '/', asked, indexed: true });
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${locale}"`)
    .replace(/<title>[^<]*<\/title>/, () => head.toString())
    .replace('<div id="root">', (root) => `${unscripted(page).toString()}\n${root}`);
}

function unscripted(page: Page): Html {
  const { locale, settings, texts, words, say } = page;
  const { front } = texts;
  const { messageCredits, signupCredits, refundDays } = settings;
  const { singular: word } = fictionalTexts(settings, locale);
  const part = (title: string, text: string) =>
    html`<li>
      <h3>${title}</h3>
      <p>${text}</p>
    </li>`;
  return html`<noscript>
    <style>
      .boot {
        display: none;
      }
      main,
      footer {
        max-width: 720px;
        margin: 0 auto;
        padding: 16px;
        font:
          16px/1.5 system-ui,
          sans-serif;
      }
      svg {
        width: 1em;
      }
    </style>
    <main>
      <h1>${words.title}</h1>
      <p>${front.lead}</p>
      ${promises(page)}
      <h2>${front.steps_title}</h2>
      <ol>
        ${part(front.step_1_title, say(front.step_1_text, { credits: signupCredits }))}
        ${part(front.step_2_title, front.step_2_text)}
        ${part(front.step_3_title, say(front.step_3_text, { credits: messageCredits }))}
      </ol>
      <h2>${front.promises_title}</h2>
      <ul>
        ${part(front.pay_title, front.pay_text)}
        ${part(front.refund_title, say(front.refund_text, { days: refundDays }))}
        ${part(front.fictional_title, say(front.fictional_text, { word }))}
        ${part(front.private_title, front.private_text)}
      </ul>
    </main>
    ${footer({ page, path: '/' })}
  </noscript>`;
}
