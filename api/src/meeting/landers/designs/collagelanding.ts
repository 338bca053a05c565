import { html } from '../html.js';
import type { Design } from '../page.js';
import { framed, heading, HEART, promises, signUp } from '../parts.js';

/** Snapshots thrown on a table, around a note in the middle. */
export const collagelanding: Design = {
  name: 'collagelanding',
  slugs: true,
  cards: 8,
  words: ({ collagelanding: { title, text } }) => ({ title, text }),
  css: `
.table{overflow:hidden;padding:24px 0 8px;background:#e9d9c8 radial-gradient(circle at 20% 10%,#f5eadd,transparent 60%)}
@media(prefers-color-scheme:dark){.table{background:#2a2024 radial-gradient(circle at 20% 10%,#3a2a30,transparent 60%)}}
.snaps{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px 12px;max-width:var(--wide);margin:0 auto;padding:0 16px}
.snap{position:relative;display:block;padding:8px 8px 10px;border-radius:3px;background:#fffdf9;color:#231629;text-decoration:none;box-shadow:0 2px 4px rgb(60 30 20/18%),0 12px 28px rgb(60 30 20/18%);transition:transform .2s ease-out}
li:nth-child(odd) .snap{transform:rotate(-2.2deg)}li:nth-child(even) .snap{transform:rotate(1.8deg)}li:nth-child(3n) .snap{transform:rotate(2.8deg)}
.snap:hover,.snap:focus-visible{transform:none;z-index:1}
.snap .photo{aspect-ratio:1}
.snap .foot{display:grid;padding-top:8px;font-size:13px;line-height:18px;color:#5d4a52}
.snap .foot b{overflow:hidden;color:#231629;font-size:17px;line-height:24px;text-overflow:ellipsis;white-space:nowrap}
.snap .fictional{position:absolute;top:14px;left:14px}
.snap::before{position:absolute;top:-10px;left:50%;width:72px;height:22px;margin-left:-36px;background:rgb(255 240 190/75%);box-shadow:0 1px 2px rgb(60 30 20/15%);content:''}
.note{grid-column:1/-1;display:grid;gap:14px;justify-items:start;padding:24px 20px;border-radius:4px;background:#fff6b8;color:#2b2110;box-shadow:0 2px 4px rgb(60 30 20/18%),0 12px 28px rgb(60 30 20/18%)}
.note .promises{color:#4b3d1f}
.note .button{background:#b3164a;color:#fff}.note .button:hover{background:#8f0f3a}
.note .heart{width:40px;height:40px;color:#d81e5b}
@media(min-width:600px) and (max-width:899px){.snaps{grid-template-columns:repeat(4,minmax(0,1fr));padding:0 24px}}
@media(prefers-color-scheme:dark){.note{background:#ece0a0}}
@media(max-width:359px){.note h1{font-size:28px;line-height:34px}}
@media(min-width:900px){.table{padding:48px 0 24px}.snaps{grid-template-columns:repeat(4,minmax(0,1fr));grid-auto-flow:dense;gap:28px 24px}.note{grid-column:2/span 2;grid-row:1/span 2;align-content:center;padding:40px;transform:rotate(-.6deg)}}`,
  main(page) {
    const { cards, texts } = page;
    return html`<div class="table">
      <ul class="snaps" aria-label="${texts.collagelanding.photos}">
        <li class="note">
          ${HEART} ${heading(page)} ${signUp(page)} ${promises(page)}
          ${cards.length === 0 && html`<p>${texts.members_after_sign_up}</p>`}
        </li>
        ${framed(page, { frame: 'snap', caption: 'foot', drawings: 4 })}
      </ul>
    </div>`;
  },
};
