import { html, ours } from '../html.js';
import type { Design, Page } from '../page.js';
import { card, heading, pausing, promises, signUp } from '../parts.js';

/** A cinema: the operator's own film on the screen, or else a drawn one; the words are under the screen, like a title. */
export const video: Design = {
  name: 'video',
  slugs: true,
  cards: 4,
  words: ({ video: { title, text } }) => ({ title, text }),
  css: `
.cinema{background:radial-gradient(80% 60% at 50% 0,#5a1526,#22060e 75%);color:#fff;padding-bottom:40px}
.cinema h1{color:#fff}
.cinema :focus-visible{outline-color:#ffd98a}
.screen{position:relative;overflow:hidden;max-width:1040px;margin:0 auto;background:#000;box-shadow:0 0 90px rgb(255 220 170/28%)}
.screen video,.screen>svg{display:block;width:100%;height:auto;aspect-ratio:16/9;object-fit:cover}
.cinema .says{display:grid;gap:16px;justify-items:center;padding-top:28px;text-align:center}
.cinema .promises{justify-content:center}
.cinema .lead{margin:0 auto}
.seats{display:block;width:100%;height:64px;margin-top:24px}
.cinema .row{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;width:100%;padding-top:24px;text-align:left}
@media(min-width:700px){.cinema{padding-top:24px}.screen{border-radius:10px}.cinema .row{grid-template-columns:repeat(4,minmax(0,1fr))}}
@media(prefers-reduced-motion:no-preference){.wave{animation:wave 7s ease-in-out infinite alternate}.wave.far{animation-duration:11s;animation-direction:alternate-reverse}.boat{animation:boat 24s linear infinite}.beam{animation:beam 9s ease-in-out infinite alternate;transform-origin:640px 250px}.screen:has(.pause :checked) *{animation-play-state:paused}}
@keyframes wave{from{transform:translateX(-30px)}to{transform:translateX(30px)}}
@keyframes boat{from{transform:translateX(-220px)}to{transform:translateX(760px)}}
@keyframes beam{from{transform:rotate(-10deg)}to{transform:rotate(14deg)}}`,
  main(page) {
    const { texts, cards } = page;
    return html`<div class="cinema">
      <div class="screen">${screen(page)}</div>
      ${SEATS}
      <div class="inner says">
        ${heading(page)} ${signUp(page)} ${promises(page)}
        ${
          cards.length > 0 &&
          html`<section style="width:100%">
            <h2 class="hidden">${texts.others}</h2>
            <div class="row">${cards.map((one) => card(page, one))}</div>
          </section>`
        }
      </div>
    </div>`;
  },
};

/** Without sound, so that it may begin by itself; the script stops it for whoever wants no motion. */
function screen(page: Page) {
  const { video: film, picture } = page.own;
  if (!film) return html`${pausing(page)}${SHORE}`;
  return html`<video
    data-film
    autoplay
    muted
    loop
    playsinline
    controls
    preload="metadata"
    width="1040"
    height="585"
    ${picture && html`poster="${picture.src}"`}
    aria-label="${page.texts.video.film}"
  >
    <source src="${film.src}" type="${film.type}" />
  </video>`;
}

const SHORE = ours(
  '<svg viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#141b4d"/><stop offset=".6" stop-color="#7a3b7d"/><stop offset="1" stop-color="#f19a7b"/></linearGradient></defs><path fill="url(#sky)" d="M0 0h800v450H0z"/><circle cx="230" cy="240" r="46" fill="#ffe3b0"/><g fill="#fff" opacity=".9"><circle cx="90" cy="60" r="2"/><circle cx="300" cy="40" r="2"/><circle cx="420" cy="90" r="1.6"/><circle cx="560" cy="50" r="2"/><circle cx="730" cy="110" r="1.6"/></g><path class="beam" d="M640 250 200 190v60Z" fill="#fff3c9" opacity=".3"/><path d="M622 330h36l-6-74h-24Z" fill="#fff4ea"/><path d="M624 296h32l-2-20h-28Z" fill="#c2344f"/><path d="M626 256h28v-14h-28Zm-2-14 16-14 16 14Z" fill="#2a1436"/><path class="wave far" d="M-60 290q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v170H-60Z" fill="#2c2f6e"/><g transform="translate(90 0)"><g class="boat"><path d="M0 300h64l-12 18H12Z" fill="#1a0f2e"/><path d="M30 298v-52l30 48Z" fill="#ffe9d6"/></g></g><path class="wave" d="M-60 330q50-16 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v130H-60Z" fill="#1d1c52"/><path d="M0 450v-62q220-34 430 0t370-8v70Z" fill="#120a24"/><path d="M330 396h150v10H330zM344 406h8v28h-8zM458 406h8v28h-8z" fill="#3a2238"/><path d="M362 398v-34c0-12 8-19 18-19s18 7 18 19v34Zm46 0v-30c0-12 8-18 17-18s17 6 17 18v30Z" fill="#08040f"/><circle cx="380" cy="332" r="12" fill="#08040f"/><circle cx="424" cy="338" r="11" fill="#08040f"/></svg>',
);
const SEATS = ours(
  `<svg class="seats" viewBox="0 0 2560 64" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${Array.from(
    { length: 32 },
    (_, n) => `<path d="M${n * 80 + 6} 64V30q0-18 34-18t34 18v34Z" fill="${n % 2 ? '#7a1a30' : '#8d2138'}"/>`,
  ).join('')}</svg>`,
);
