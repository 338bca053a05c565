import { html, ours } from '../html.js';
import type { Design } from '../page.js';
import { fictionalMark, heading, nameAndAge, photo, placeOf, promises, signUp, signUpPath } from '../parts.js';

/** A street at night, whatever the browser's colours: whoever is still up is behind a lit window. */
export const alonetonight: Design = {
  name: 'alonetonight',
  slugs: true,
  cards: 6,
  words: ({ alonetonight: { title, text } }) => ({ title, text }),
  css: `
.night{position:relative;overflow:hidden;display:grid;gap:24px;padding:40px 0 0;background:linear-gradient(180deg,#0c0a24 0%,#241344 52%,#54225f 82%,#a33b66 100%);color:#fff}
.night h1{color:#fff}
.night .button{background:#ffd98a;color:#3a1d05}.night .button:hover{background:#ffe6b3}
.night :focus-visible{outline-color:#ffd98a}
.night .sky{position:absolute;inset:0;width:100%;height:100%}
.night .says{position:relative;display:grid;gap:16px;justify-items:start}
.night .promises{color:#e9def5}
.house{position:relative;max-width:1040px;margin:0 auto;padding:20px 20px 0;background:#150d2b;border-radius:14px 14px 0 0;box-shadow:0 -12px 60px rgb(0 0 0/45%)}
.house ul{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:20px}
.window{position:relative;display:block;overflow:hidden;border:6px solid #2a1a4a;border-radius:6px 6px 2px 2px;background:#ffcf78;color:#fff;text-decoration:none;box-shadow:0 0 34px rgb(255 200 110/38%)}
.window .photo{background:#ffcf78}
.window .photo::after{position:absolute;inset:0;background:linear-gradient(180deg,rgb(255 190 90/20%),transparent 40%,rgb(20 8 30/80%));content:''}
.window .foot{position:absolute;inset:auto 0 0;display:grid;padding:28px 8px 8px;background:linear-gradient(180deg,transparent,rgb(20 8 30/78%) 40%);font-size:13px;line-height:18px;text-shadow:0 1px 3px #000}
.window .foot b{font-size:17px;line-height:24px}
.window .fictional{position:absolute;z-index:1;top:8px;left:8px}
.window:hover{box-shadow:0 0 56px rgb(255 210 130/70%)}
.dark .window{min-height:120px;background:linear-gradient(180deg,#ffcf78,#ffb45c)}
.dark li:nth-child(2n) .window,.dark li:nth-child(5n) .window{background:#1d1438;box-shadow:none}
.night .note{margin:16px 0 0}
.street{height:40px;margin:0 -20px}
.closed{color:#fff}
@media(min-width:720px){.night{padding-top:64px}.house ul{grid-template-columns:repeat(3,minmax(0,1fr))}.house{padding:28px 28px 0}}
@media(min-width:1040px){.night{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);align-items:end;gap:40px;min-height:calc(100vh - 56px);max-width:none;padding-inline:max(24px,calc((100vw - var(--wide))/2))}.night .says{align-self:center;padding:0}.house{width:100%}.house ul{gap:18px}}
@media(prefers-reduced-motion:no-preference){.window{animation:lit .9s both}li:nth-child(2) .window{animation-delay:.15s}li:nth-child(3) .window{animation-delay:.45s}li:nth-child(4) .window{animation-delay:.3s}li:nth-child(5) .window{animation-delay:.7s}li:nth-child(6) .window{animation-delay:.55s}}
@keyframes lit{from{filter:brightness(.35)}}`,
  main(page) {
    const { cards, texts } = page;
    return html`<div class="night">
      ${SKY}
      <div class="says inner">${heading(page)} ${signUp(page)} ${promises(page)}</div>
      <div class="house ${cards.length === 0 && 'dark'}">
        <h2 class="hidden">${texts.alonetonight.windows}</h2>
        <ul>
          ${
            cards.length > 0
              ? cards.map(
                  (one, index) =>
                    html`<li>
                      <a class="window" href="${page.link(signUpPath(one))}">
                        ${photo(one, { first: index < 2 })} ${fictionalMark(page, one)}
                        <span class="foot"><b>${nameAndAge(one)}</b><span>${placeOf(page, one)}</span></span>
                      </a>
                    </li>`,
                )
              : Array.from({ length: 6 }, () => html`<li><span class="window"></span></li>`)
          }
        </ul>
        ${cards.length === 0 && html`<p class="note">${texts.members_after_sign_up}</p>`}
        <div class="street"></div>
      </div>
    </div>`;
  },
};

const SKY = ours(
  `<svg class="sky" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><circle cx="1010" cy="120" r="58" fill="#fff3d2"/><circle cx="1034" cy="106" r="52" fill="#17102f"/><g fill="#fff">${[
    [60, 22],
    [210, 30],
    [330, 14],
    [470, 26],
    [590, 18],
    [700, 30],
    [760, 120],
    [880, 70],
    [860, 190],
    [1120, 210],
    [1160, 60],
    [940, 28],
  ]
    .map(
      ([x, y], index) =>
        `<circle cx="${x}" cy="${y}" r="${1.2 + (index % 3) * 0.6}" opacity="${0.5 + (index % 4) * 0.15}"/>`,
    )
    .join(
      '',
    )}</g><path fill="#1b1138" d="M0 800V560h90v-60h70v90h60V470h110v120h80v-70h60v280Zm620 0V600h70v-90h90v60h60V450h120v150h70v-60h90v60h80v200Z"/></svg>`,
);
