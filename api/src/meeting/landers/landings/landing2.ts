import { html } from '../html.js';
import type { Design } from '../page.js';
import { fictionalMark, fictionalWarning, heading, nameAndAge, photo, placeOf, promises } from '../parts.js';
import { writing } from './writing.js';

/** A conversation that has not begun: what is typed shows as its first message. */
export const landing2: Design = {
  name: 'landing2',
  slugs: true,
  cards: 0,
  words: ({ landing2: { title, text } }, { say, member }) => ({
    title: say(title, { name: member?.name ?? '' }),
    text,
  }),
  css: `
.talk{background:var(--glow)}
.talk>div{display:grid;gap:24px;max-width:1080px;margin:0 auto;padding:24px 16px 40px}
.talk .says{display:grid;gap:12px;align-content:center;color:#fff}
.talk .says h1{color:#fff}
.chat{overflow:hidden;border-radius:20px;background:var(--surface);color:var(--ink);box-shadow:var(--shadow)}
.chat header{display:flex;align-items:center;gap:12px;padding:12px 16px;border-bottom:1px solid var(--line)}
.chat .photo{flex:none;width:72px;height:72px;aspect-ratio:1;border-radius:999px}
.chat header p{display:grid;min-width:0}
.chat header b{font-size:20px;line-height:28px}
.chat .paper{display:grid;align-content:end;gap:8px;min-height:128px;padding:16px;background:var(--ground)}
.chat .empty{justify-self:center;text-align:center}
.chat .bubble{justify-self:end;max-width:85%;padding:10px 14px;border-radius:18px 18px 4px 18px;background:#fde6ee;color:#5a0f2b;white-space:pre-wrap}
.chat .writing,.chat>.closed,.chat>.warning{padding:16px}
.chat .warning{border-radius:0}
@media(prefers-color-scheme:dark){.chat .bubble{background:#4a1c32;color:#ffe3ec}}
@media(min-width:900px){.talk>div{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);gap:56px;align-items:center;min-height:calc(100vh - 56px);padding:48px 24px}}`,
  main(page) {
    const { texts, member } = page;
    if (!member) return html``;
    return html`<div class="talk">
      <div>
        <div class="says">${heading(page)} ${promises(page)}</div>
        <section class="chat" aria-label="${nameAndAge(member)}">
          <header>
            ${photo(member, { first: true })}
            <p>
              <b>${nameAndAge(member)}</b
              ><span class="quiet">${placeOf(page, member)}</span> ${fictionalMark(page, member)}
            </p>
          </header>
          ${fictionalWarning(page, member)}
          <div class="paper">
            <p class="empty quiet" data-empty>${texts.landing2.empty}</p>
            <p class="bubble" data-preview aria-label="${texts.landing2.preview}" hidden></p>
          </div>
          ${writing(page, member)}
        </section>
      </div>
    </div>`;
  },
};
