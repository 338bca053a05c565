import { html } from '../html.js';
import type { Design, Page } from '../page.js';
import { fictionalMark, fictionalWarning, heading, nameAndAge, photo, placeOf, promises } from '../parts.js';
import { writing } from './writing.js';

/** What only a member's profile could fill in. */
const UNKNOWN_HERE = /\{(?!name\})\w+\}/;
const LINES = 3;

/** The operator's own lines to begin with, where they have some for this language (CHT-07). */
function linesFor({ locale, settings, texts, say }: Page, name: string): string[] {
  const own = (settings.icebreakers[locale] ?? []).filter((line) => !UNKNOWN_HERE.test(line)).slice(0, LINES);
  if (own.length > 0) return own.map((line) => line.replaceAll('{name}', name));
  const { line_1, line_2, line_3 } = texts.landing3;
  return [line_1, line_2, line_3].map((line) => say(line, { name }));
}

/** The whole screen is the photo; the first line is chosen, or written, on a sheet over it. */
export const landing3: Design = {
  name: 'landing3',
  slugs: true,
  cards: 0,
  words: ({ landing3: { title, text } }, { say, member }) => ({
    title: say(title, { name: member?.name ?? '' }),
    text,
  }),
  css: `
.whole{position:relative;display:grid;background:#1b0f26;color:#fff}
.whole>.photo{position:relative;width:100%;aspect-ratio:auto;height:56vh;background:#1b0f26}
.whole>.photo img{object-position:50% 25%}
.whole .who{position:absolute;left:16px;top:12px;z-index:1;display:grid;gap:4px;justify-items:start;padding:8px 14px;border-radius:16px;background:rgb(24 10 30/72%)}
.sheet{position:relative;display:grid;gap:14px;margin-top:-40px;padding:24px 16px 32px;border-radius:20px 20px 0 0;background:var(--surface);color:var(--ink)}
.lines{display:grid;gap:8px;margin:0;padding:0;border:0}
.lines legend{padding:0 0 8px;font-weight:600}
.lines label{position:relative;display:flex;align-items:center;gap:10px;min-height:48px;padding:8px 14px;border:1px solid var(--line-strong);border-radius:12px;font-weight:400;cursor:pointer}
.lines input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--primary)}
.lines label:has(:checked){border-color:var(--primary);box-shadow:inset 0 0 0 1px var(--primary)}
@media(min-width:700px){.whole{grid-template-columns:minmax(0,1fr) minmax(0,1fr);min-height:calc(100vh - 56px)}.whole>.photo{height:100%;min-height:560px}.whole>.photo img{position:absolute;inset:0}.sheet{margin:0;padding:40px max(24px,(100vw - var(--wide))/2 + 24px) 48px clamp(24px,4vw,64px);border-radius:0;align-content:center}.sheet h1{font-size:34px;line-height:40px}.sheet .lead{font-size:17px;line-height:24px}}`,
  main(page) {
    const { texts, member } = page;
    if (!member) return html``;
    const lines = linesFor(page, member.name);
    return html`<div class="whole">
      ${photo(member, { large: true, first: true })}
      <p class="who"><b>${nameAndAge(member)}</b><span>${placeOf(page, member)}</span>${fictionalMark(page, member)}</p>
      <div class="sheet">
        ${heading(page)} ${fictionalWarning(page, member)}
        ${writing(page, member, {
          above: html`<fieldset class="lines" data-lines>
            <legend>${texts.landing3.lines}</legend>
            ${lines.map((line) => html`<label><input type="radio" name="line" value="${line}" form="none" /><span>${line}</span></label>`)}
          </fieldset>`,
        })}
        ${promises(page)}
      </div>
    </div>`;
  },
};
