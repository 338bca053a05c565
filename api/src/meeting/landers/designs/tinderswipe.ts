import { html } from '../html.js';
import type { Design, Page } from '../page.js';
import {
  CROSS,
  fictionalMark,
  heading,
  HEART,
  nameAndAge,
  photo,
  placeOf,
  promises,
  signUp,
  signUpPath,
  SOMEBODY,
} from '../parts.js';

/**
 * A deck to swipe by pointer, keys and buttons. Without scripts it is a row of the same cards. The likes are kept by the
 * browser and given after the confirmation (member-web/src/features/likes/kept-likes.ts).
 */
export const tinderswipe: Design = {
  name: 'tinderswipe',
  slugs: false,
  cards: 12,
  words: ({ tinderswipe: { title, text } }) => ({ title, text }),
  css: `
.swipe{--deck:min(340px,78vw);display:grid;gap:20px;padding:16px 0 24px;background:radial-gradient(120% 90% at 50% 0,#ffe1ec,transparent 70%)}
@media(prefers-color-scheme:dark){.swipe{background:radial-gradient(120% 90% at 50% 0,#3d1730,transparent 70%)}}
.swipe>.inner{display:grid;gap:20px}
.swipe .says{display:grid;gap:8px}
.deck{display:flex;gap:12px;overflow-x:auto;padding:4px 16px 16px;scroll-snap-type:x mandatory}
.deck li{flex:0 0 min(300px,78vw);scroll-snap-align:center}
.deck .card{border-radius:20px}
.deck .card .foot b{font-size:26px;line-height:32px}
.deck .card .foot span{font-size:15px}
.tools,.end{display:none}
.ready .deck{position:relative;display:block;width:var(--deck);height:calc(var(--deck)*4/3);margin:0 auto;padding:0;overflow:visible;touch-action:pan-y}
.ready .deck li{position:absolute;inset:0;transform:translateY(calc(var(--depth,0)*18px)) scale(calc(1 - var(--depth,0)*.045));transition:transform .2s ease-out,opacity .2s ease-out;user-select:none;-webkit-user-select:none}
.ready .deck li.held{transition:none}
.ready .deck li.far{visibility:hidden}
.ready .deck li::before,.ready .deck li::after{position:absolute;z-index:2;top:24px;width:64px;height:64px;border-radius:999px;background:#fff center/34px no-repeat;opacity:0;content:''}
.ready .deck li::before{left:20px;background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Cpath fill='%23d81e5b' d='M32 56C14 44 6 34 6 22a14 14 0 0 1 26-7 14 14 0 0 1 26 7c0 12-8 22-26 34Z'/%3E%3C/svg%3E")}
.ready .deck li::after{right:20px;background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M6 6l12 12M18 6 6 18' stroke='%233c1a5b' stroke-width='2.5' stroke-linecap='round'/%3E%3C/svg%3E")}
.ready .deck li.likes::before,.ready .deck li.passes::after{opacity:1}
.ready .tools{display:flex;justify-content:center;gap:32px;margin:40px 0 12px}
.tools button{display:grid;place-items:center;width:64px;height:64px;border:0;border-radius:999px;background:var(--surface);color:var(--secondary);box-shadow:var(--shadow);cursor:pointer;touch-action:manipulation}
.tools button:hover{transform:scale(1.06)}
.tools .like{color:var(--primary)}
.tools svg{width:32px;height:32px}
.kept{display:none;text-align:center;font-weight:600}
.ready .kept{display:block}
.through .deck,.through .tools,.through .keys{display:none!important}
.through .end{display:grid;gap:12px;justify-items:center;padding:24px 0;text-align:center}
.end .faces{display:flex;justify-content:center}
.end .faces img{width:72px;height:72px;margin:0 -8px;border:3px solid var(--ground);border-radius:999px;object-fit:cover}
.keys{display:none;text-align:center;font-size:13px}
@media(min-width:900px) and (hover:hover) and (pointer:fine){.ready .keys{display:block}}
.swipe .on{display:grid;gap:16px;justify-items:center;text-align:center}
.swipe .promises{justify-content:center}
@media(min-width:600px) and (max-width:899px){.swipe .says{justify-items:center;text-align:center}}
@media(min-width:900px){.swipe>.inner{grid-template:'says play' 'on play' / minmax(0,1fr) minmax(0,1fr);gap:24px 56px;max-width:1000px}.says{grid-area:says;align-self:end}.play{grid-area:play}.on{grid-area:on;align-self:start}.swipe{padding:32px 0 40px;min-height:calc(100vh - 56px);align-content:center}.swipe .on,.swipe .says{justify-items:start;text-align:left}.swipe .promises{justify-content:start}.swipe .deck{padding-inline:0}}
@media(min-width:1600px) and (min-height:900px){.swipe{--deck:440px}.swipe>.inner{max-width:1160px}}`,
  main(page) {
    const { texts, cards } = page;
    return html`<div class="swipe" data-swipe data-kept="${keptTexts(page)}">
      <div class="inner">
        <div class="says">${heading(page)}</div>
        <div class="play">
          ${
            cards.length > 0
              ? deck(page)
              : html`<div class="deck">
                    <div class="card"><span class="photo">${SOMEBODY}</span></div>
                  </div>
                  <p class="quiet">${texts.members_after_sign_up}</p>`
          }
        </div>
        <div class="on">${signUp(page)} ${promises(page)}</div>
      </div>
    </div>`;
  },
};

/** How many are kept, for nought to as many as there are cards: the script writes no words of its own. */
const keptTexts = ({ texts, cards, say }: Page): string =>
  JSON.stringify(Array.from({ length: cards.length + 1 }, (_, count) => say(texts.tinderswipe.kept, { count })));

function deck(page: Page) {
  const { cards, link, texts } = page;
  const { deck: label, like, pass, keys, end } = texts.tinderswipe;
  return html`<ul class="deck" aria-label="${label}">
      ${cards.map(
        (one, index) =>
          html`<li data-id="${one.id}">
            <a class="card" href="${link(signUpPath(one))}" draggable="false">
              ${photo(one, { large: true, first: index === 0 })} ${fictionalMark(page, one)}
              <span class="foot"><b>${nameAndAge(one)}</b><span>${placeOf(page, one)}</span></span>
            </a>
          </li>`,
      )}
    </ul>
    <div class="tools">
      <button type="button" class="pass" data-pass aria-label="${pass}">${CROSS}</button>
      <button type="button" class="like" data-like aria-label="${like}">${HEART}</button>
    </div>
    <p class="kept" role="status" data-count></p>
    <p class="keys quiet">${keys}</p>
    <div class="end" tabindex="-1" data-end>
      <h2>${end.title}</h2>
      <div class="faces" data-faces></div>
      <p data-liked hidden>${end.liked}</p>
      <p>${end.text}</p>
      ${signUp(page)}
    </div>`;
}
