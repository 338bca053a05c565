import { html, ours, type Html } from '../html.js';
import type { Design } from '../page.js';
import { card, heading, pausing, promises, signUp } from '../parts.js';

/** Seconds that a scene stays, and how many there are. */
const STAYS = 6;
const SCENES = 4;

/** An evening in four drawn scenes that melt into each other; whoever wants no motion sees them side by side. */
export const transitionsvideolanding: Design = {
  name: 'transitionsvideolanding',
  slugs: true,
  cards: 4,
  words: ({ transitionsvideolanding: { title, text } }) => ({ title, text }),
  css: `
.reel{position:relative;background:#160b24;color:#fff}
.reel h1{color:#fff}
.reel :focus-visible{outline-color:#ffd98a}
.reel .frame{position:relative}
.scenes{position:relative;display:grid;height:100%;overflow:hidden}
.scenes li{position:relative;grid-area:1/1;overflow:hidden}
.scenes svg{width:100%;height:min(58vh,520px);min-height:300px}
.scenes p{position:absolute;inset:auto 0 0;padding:56px 20px 18px;background:linear-gradient(180deg,transparent,rgb(12 4 22/82%));font:600 20px/28px var(--font);text-align:center;text-wrap:balance}
.reel .says{display:grid;gap:16px;justify-items:start;padding:24px 16px 32px}
.reel .button{background:#ffd98a;color:#3a1d05}.reel .button:hover{background:#ffe6b3}
.reel .row{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;width:100%}
@media(min-width:700px){.reel .row{grid-template-columns:repeat(4,minmax(0,1fr))}}
@media(min-width:960px){.reel>.stage{display:grid;grid-template-columns:minmax(0,1.35fr) minmax(0,1fr);align-items:stretch}.scenes svg{height:100%;min-height:560px}.reel .says{align-content:center;padding:32px 40px}}
@media(prefers-reduced-motion:no-preference){.scenes li{opacity:0;animation:scene ${STAYS * SCENES}s infinite}.scenes li:nth-child(2){animation-delay:${STAYS}s}.scenes li:nth-child(3){animation-delay:${STAYS * 2}s}.scenes li:nth-child(4){animation-delay:${STAYS * 3}s}.scenes li:first-child{opacity:1}.scenes svg{animation:drift ${STAYS * 2}s ease-in-out infinite alternate}.reel:has(.pause :checked) *{animation-play-state:paused}}
@media(prefers-reduced-motion:reduce){.scenes{grid-template-columns:1fr 1fr;gap:2px}.scenes li{grid-area:auto}.scenes svg{height:220px;min-height:220px}.scenes p{font-size:15px;line-height:20px;padding:32px 10px 10px}}
@media(prefers-reduced-motion:reduce) and (min-width:960px){.scenes svg{height:300px}}
@keyframes scene{0%{opacity:0;transform:translateX(3%)}4%,25%{opacity:1;transform:none}30%,100%{opacity:0;transform:translateX(-3%)}}
@keyframes drift{from{transform:scale(1)}to{transform:scale(1.08)}}`,
  main(page) {
    const { texts, cards } = page;
    const { scene_1, scene_2, scene_3, scene_4 } = texts.transitionsvideolanding;
    const scenes: [Html, string][] = [
      [DUSK, scene_1],
      [CAFE, scene_2],
      [RAIN, scene_3],
      [NIGHT, scene_4],
    ];
    return html`<div class="reel">
      <div class="stage">
        <div class="frame">
          ${pausing(page)}
          <ul class="scenes">
            ${scenes.map(
              ([drawing, text]) =>
                html`<li>
                  ${drawing}
                  <p>${text}</p>
                </li>`,
            )}
          </ul>
        </div>
        <div class="says">${heading(page)} ${signUp(page)} ${promises(page)}</div>
      </div>
      ${
        cards.length > 0 &&
        html`<section class="inner says">
          <h2 class="hidden">${texts.others}</h2>
          <div class="row">${cards.map((one) => card(page, one))}</div>
        </section>`
      }
    </div>`;
  },
};

const scene = (inner: string): Html =>
  ours(`<svg viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${inner}</svg>`);

/** Two people, from behind: at (x, y) where they stand, so high in drawing units. */
const pair = (x: number, y: number, size: number, one: string, other: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})"><path d="M-34 0v-46c0-14 8-22 20-22S6-60 6-46V0Z" fill="${one}"/><circle cx="-14" cy="-80" r="13" fill="${one}"/><path d="M4 0v-40c0-14 8-21 18-21s18 7 18 21V0Z" fill="${other}"/><circle cx="22" cy="-72" r="12" fill="${other}"/></g>`;

const DUSK = scene(
  `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a2a72"/><stop offset=".55" stop-color="#e0617a"/><stop offset="1" stop-color="#ffb97a"/></linearGradient></defs><path fill="url(#dusk)" d="M0 0h800v600H0z"/><circle cx="400" cy="360" r="86" fill="#ffe3a6"/><path d="M0 400h800v200H0z" fill="#3a1c52"/><path d="M250 420h300M200 450h400M290 484h220M160 520h480" stroke="#ff9d7a" stroke-width="6" stroke-linecap="round" opacity=".7"/>${pair(400, 500, 190, '#1b0d2c', '#25123a')}`,
);
const CAFE = scene(
  `<path fill="#3b1f2b" d="M0 0h800v600H0z"/><path d="M60 60h680v300H60z" fill="#ffcf87"/><path d="M280 60v300M520 60v300" stroke="#3b1f2b" stroke-width="14"/><g fill="#fff1cf"><circle cx="170" cy="130" r="26"/><circle cx="400" cy="112" r="26"/><circle cx="630" cy="130" r="26"/></g><path d="M170 0v106M400 0v88M630 0v106" stroke="#24121a" stroke-width="5"/><path d="M250 440h300v18H250zM390 458h20v142h-20z" fill="#1d0f15"/><path d="M300 404h44v36h-44zM456 404h44v36h-44z" fill="#fff7ec"/><path d="M312 394c-5-8 6-10 0-20m22 20c-5-8 6-10 0-20m132 20c-5-8 6-10 0-20m22 20c-5-8 6-10 0-20" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/><path d="M110 600V400c0-40 26-62 58-62s58 22 58 62v200Z" fill="#7c2948"/><circle cx="168" cy="296" r="40" fill="#24121a"/><path d="M574 600V410c0-40 26-62 58-62s58 22 58 62v190Z" fill="#2f5d73"/><circle cx="632" cy="306" r="38" fill="#24121a"/>`,
);
const RAIN = scene(
  `<path fill="#1c2c45" d="M0 0h800v600H0z"/><path d="M0 430h800v170H0z" fill="#14203a"/><g fill="#2a4165"><path d="M40 120h150v310H40zM230 60h120v370H230zM470 150h130v280H470zM640 90h130v340H640z"/></g><g fill="#ffcf78"><path d="M70 160h30v40H70zM130 240h30v40h-30zM260 110h26v40h-26zM300 210h26v40h-26zM500 200h30v40h-30zM670 140h30v40h-30zM720 250h30v40h-30z"/></g><g stroke="#8fb4e8" stroke-width="3" stroke-linecap="round" opacity=".65"><path d="M90 40 70 96M210 20l-20 56M330 70l-20 56M450 20l-20 56M570 60l-20 56M700 20l-20 56M130 300l-20 56M260 330l-20 56M600 320l-20 56M740 300l-20 56"/></g>${pair(392, 500, 150, '#0c1424', '#0f1930')}<path d="M250 330c10-90 70-130 150-130s140 40 150 130c-22-20-50-20-75 0-22-20-52-20-75 0-24-20-52-20-75 0-22-20-52-20-75 0Z" fill="#d81e5b"/><path d="M400 200v240" stroke="#4d0a22" stroke-width="7"/>`,
);
const NIGHT = scene(
  `<path fill="#0c0a24" d="M0 0h800v600H0z"/><circle cx="600" cy="140" r="60" fill="#fff3d2"/><circle cx="626" cy="124" r="54" fill="#0c0a24"/><g fill="#fff"><circle cx="120" cy="90" r="3"/><circle cx="220" cy="180" r="2"/><circle cx="320" cy="70" r="3"/><circle cx="430" cy="160" r="2"/><circle cx="520" cy="60" r="2"/><circle cx="700" cy="260" r="3"/><circle cx="90" cy="260" r="2"/></g><path d="M0 600V430q200-60 400-20t400-30v220Z" fill="#3d3184"/><path d="M150 400h120v130H150z" fill="#241a52"/><path d="m136 404 74-70 74 70Z" fill="#150f36"/><path d="M190 440h40v50h-40z" fill="#ffcf78"/>${pair(520, 520, 170, '#0b0722', '#140d33')}`,
);
