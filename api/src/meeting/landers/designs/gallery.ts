import { html } from '../html.js';
import type { Design } from '../page.js';
import { framed, heading, promises, signUp } from '../parts.js';

/** A museum's hall: framed portraits under lamps, each with its plate, to walk along. */
export const gallery: Design = {
  name: 'gallery',
  slugs: true,
  cards: 12,
  words: ({ gallery: { title, text } }) => ({ title, text }),
  css: `
.museum{background:linear-gradient(180deg,#8a6a4d,#6d5139) bottom/100% 48px no-repeat,linear-gradient(180deg,#efe9e1,#e4dbd0);color:#2a211a}
@media(prefers-color-scheme:dark){.museum{background:linear-gradient(180deg,#4a382d,#2f231c) bottom/100% 48px no-repeat,linear-gradient(180deg,#2c2a3a,#262433);color:#f3eee6}}
.museum .says{display:grid;gap:14px;justify-items:start;padding-top:32px}
.museum h1{font-family:Georgia,'Times New Roman',serif;font-weight:400;letter-spacing:-.01em}
.hall{display:flex;gap:36px;overflow-x:auto;padding:56px 16px 76px;scroll-snap-type:x proximity;scrollbar-width:thin}
.hall li{flex:0 0 min(240px,64vw);scroll-snap-align:center}
.hall li:nth-child(3n+2){padding-top:28px}
.frame{position:relative;isolation:isolate;display:block;color:inherit;text-decoration:none}
.frame .photo{border:12px solid #b08a45;border-image:linear-gradient(135deg,#e6c987,#8d6a2c 45%,#d9b96f 60%,#7a5a22) 12;box-shadow:0 3px 6px rgb(0 0 0/25%),0 18px 30px rgb(0 0 0/28%)}
.frame::before{position:absolute;z-index:-1;inset:-48px -34px 30%;background:radial-gradient(closest-side,rgb(255 236 190/70%),transparent);content:'';pointer-events:none}
.frame .fictional{position:absolute;top:20px;left:20px}
.plate{display:grid;justify-items:center;width:max-content;max-width:100%;margin:18px auto 0;padding:6px 14px;border-radius:3px;background:#f7f2e6;color:#2a211a;font-size:13px;line-height:20px;text-align:center;box-shadow:0 1px 3px rgb(0 0 0/35%)}
.plate b{max-width:100%;overflow:hidden;font:600 17px/24px Georgia,'Times New Roman',serif;text-overflow:ellipsis;white-space:nowrap}
.frame:hover .photo{filter:brightness(1.06)}
.museum .closed{color:inherit}
@media(min-width:900px){.museum .says{padding-top:48px}.hall{padding-inline:max(24px,calc((100vw - var(--wide))/2 + 24px))}.hall li{flex-basis:260px}}`,
  main(page) {
    const { cards, texts } = page;
    const { hall } = texts.gallery;
    return html`<div class="museum">
      <div class="says inner">
        ${heading(page)} ${signUp(page)} ${promises(page)}
        ${cards.length === 0 && html`<p>${texts.members_after_sign_up}</p>`}
      </div>
      <ul class="hall" aria-label="${hall}" tabindex="0">
        ${framed(page, { frame: 'frame', caption: 'plate', drawings: 5 })}
      </ul>
    </div>`;
  },
};
