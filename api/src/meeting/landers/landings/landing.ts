import { html } from '../html.js';
import type { Design } from '../page.js';
import { fictionalMark, fictionalWarning, nameAndAge, photo, placeOf, promises } from '../parts.js';
import { writing } from './writing.js';

/** A portrait in full, and a letter beside it. */
export const landing: Design = {
  name: 'landing',
  slugs: false,
  cards: 0,
  words: ({ landing: { title, text } }, { say, member }) => ({
    title: say(title, { name: member?.name ?? '' }),
    text: say(text, { name: member?.name ?? '' }),
  }),
  css: `
.portrait{display:grid;gap:24px;padding:0 0 48px}
.portrait figure{position:relative;margin:0}
.portrait .photo{aspect-ratio:4/5;max-height:70vh;width:100%}
.portrait figure>.fictional{position:absolute;top:12px;left:12px}
.portrait figcaption{position:absolute;inset:auto 0 0;display:grid;padding:64px 20px 16px;background:var(--scrim);color:#fff;text-shadow:0 1px 2px rgb(0 0 0/50%)}
.portrait figcaption b{font:600 26px/32px var(--font)}
.portrait .letter{display:grid;gap:16px;align-content:center;padding:0 16px}
@media(min-width:700px){.portrait{align-items:center;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:clamp(24px,5vw,56px);max-width:1200px;margin:0 auto;padding:32px 24px 48px}.portrait .photo{aspect-ratio:4/5;max-height:640px;border-radius:20px}.portrait figure{border-radius:20px;overflow:hidden}.portrait .letter{padding:0}}`,
  main(page) {
    const { words, member } = page;
    if (!member) return html``;
    return html`<div class="portrait">
      <figure>
        ${photo(member, { large: true, first: true })} ${fictionalMark(page, member)}
        <figcaption><b>${nameAndAge(member)}</b><span>${placeOf(page, member)}</span></figcaption>
      </figure>
      <div class="letter">
        <h1>${words.title}</h1>
        <p class="lead">${words.text}</p>
        ${fictionalWarning(page, member)} ${writing(page, member)} ${promises(page)}
      </div>
    </div>`;
  },
};
