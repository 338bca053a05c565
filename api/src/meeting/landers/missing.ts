import { html } from './html.js';
import type { Design } from './page.js';
import { card, promises, signUp } from './parts.js';

const CSS = `
.missing{display:grid;gap:16px;justify-items:center;padding:48px 16px;text-align:center}
.missing .promises{justify-content:center}
.row{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:12px;padding:24px 0}
`;

const missing = (name: 'gone' | 'not_found', cards: number): Design => ({
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

/** Whoever visitors may not see, for whatever reason, and nobody at all: the same words (decision 115). */
export const gone = missing('gone', 8);
export const notFound = missing('not_found', 0);
