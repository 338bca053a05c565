import { html } from './html.js';
import type { Design } from './page.js';
import { card, promises, signUp } from './parts.js';

const CSS = `
.missing{display:grid;gap:16px;justify-items:center;padding:48px 16px;text-align:center}
.missing .promises{justify-content:center}
.row{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;padding:24px 0}
@media(min-width:600px){.row{grid-template-columns:repeat(4,minmax(0,1fr))}}
`;

const missing = (name: 'gone' | 'not_found' | 'later', cards: number): Design => ({
  name,
  slugs: false,
  cards,
  words: (texts) => texts[name],
  css: CSS,
  main: (page) =>
    html`<div class="missing glow">
        <h1>${page.words.title}</h1>
        <p class="lead">${page.words.text}</p>
        ${signUp(page)} ${promises(page)}
      </div>
      ${
        page.cards.length > 0 &&
        html`<section class="inner">
          <h2 class="hidden">${page.texts.others}</h2>
          <div class="row">${page.cards.map((one, index) => card(page, one, { first: index === 0 }))}</div>
        </section>`
      }`,
});

/** Nobody knows at the moment: no reason for a sign-up, but for another try. */
export const later: Design = {
  ...missing('later', 0),
  main: ({ words, texts, link, path }) =>
    html`<div class="missing glow">
      <h1>${words.title}</h1>
      <p class="lead">${words.text}</p>
      <a class="button" href="${link(path)}">${texts.later.again}</a>
    </div>`,
};

/** Whoever visitors may not see, for whatever reason, and nobody at all: the same words (decision 74). */
export const gone = missing('gone', 8);
export const notFound = missing('not_found', 0);
