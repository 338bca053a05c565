import { ownInterestsOffered } from '../../../ground/settings/index.js';
import { html, ours, type Html } from '../html.js';
import type { Design } from '../page.js';
import { card, heading, promises } from '../parts.js';

/** A sheet of big stamps: what one likes is stamped, and goes along to the sign-up. A plain form, so it needs no script. */
export const iconslanding: Design = {
  name: 'iconslanding',
  slugs: true,
  cards: 4,
  words: ({ iconslanding: { title, text } }) => ({ title, text }),
  css: `
.stamps{background:#fff4d6}
.stamps>.inner{display:grid;gap:24px;padding-top:28px;padding-bottom:32px}
.stamps h1,.stamps h2{color:#5a2a00}
.says{display:grid;gap:12px}
.stamps fieldset{margin:0;padding:0;border:0;min-width:0}
.stamps legend{padding:0 0 12px;color:#5a2a00;font:600 20px/28px var(--font)}
.sheet{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:10px}
.sheet label{position:relative;display:grid;justify-items:center;align-content:center;gap:8px;height:100%;padding:14px 6px 12px;border:3px dashed #e2b84f;border-radius:18px;background:#fffdf6;color:#4a2a06;font-weight:600;text-align:center;line-height:20px;cursor:pointer;transition:transform .12s ease-out,background .12s ease-out;overflow-wrap:anywhere}
.sheet label:hover{transform:translateY(-2px)}
.sheet input{position:absolute;top:8px;right:8px;width:20px;height:20px;margin:0;accent-color:#c2185b}
.sheet svg{width:min(76px,100%);height:auto}
.sheet label:has(:checked){border-style:solid;border-color:#c2185b;background:#ffe3ec;transform:rotate(-1.5deg)}
.sheet li:nth-child(2n) label:has(:checked){transform:rotate(1.5deg)}
.sheet label:has(:focus-visible){outline:3px solid #3c1a5b;outline-offset:2px}
.sheet input:focus-visible{outline:none}
.go{display:grid;gap:14px;justify-items:start;margin-top:20px}
.stamps .button{background:#c2185b;color:#fff}.stamps .button:hover{background:#9c1149}
.row{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;margin-top:12px}
@media(prefers-color-scheme:dark){.stamps{background:#2b2110}.stamps h1,.stamps h2,.stamps legend{color:#ffe2a3}.sheet label{border-color:#a97f2f;background:#f3e3bd}.sheet label:has(:checked){border-color:#c2185b;background:#ffd3e0}.stamps .button{background:#ff6b93;color:#2b0614}.stamps .button:hover{background:#ff86a7}.sheet label:has(:focus-visible){outline-color:#fff}}
@media(min-width:700px){.sheet{grid-template-columns:repeat(6,minmax(0,1fr));gap:16px}.sheet label{padding:22px 8px 18px}.row{grid-template-columns:repeat(4,minmax(0,1fr))}.stamps>.inner{padding-top:48px}}
.sheet input{color-scheme:light}
@media(max-width:359px){.sheet{gap:8px}.sheet label{padding-inline:1px;border-width:2px;font-size:13px}}
@media(min-width:700px) and (max-width:899px){.sheet{gap:10px}.sheet label{padding-inline:3px}}`,
  main(page) {
    const { texts, cards, carried, settings, locale } = page;
    const { names, choose, go } = texts.iconslanding;
    const drawings = ICONS.filter(({ id }) => settings.interests.includes(id));
    const stamps = [
      ...drawings.map(({ id, icon }) => ({ id, icon, name: names[id] })),
      ...ownInterestsOffered(settings)
        .slice(0, OWN_STAMPS)
        .map(({ id, name }) => ({ id, icon: STAR, name: name[locale] })),
    ];
    return html`<div class="stamps">
      <div class="inner">
        <div class="says">${heading(page)}</div>
        <form action="/signup">
          ${carried.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
          <fieldset>
            <legend>${choose}</legend>
            <ul class="sheet">
              ${stamps.map(
                ({ id, icon, name }) =>
                  html`<li>
                    <label><input type="checkbox" name="interests" value="${id}" />${icon}<span>${name}</span></label>
                  </li>`,
              )}
            </ul>
          </fieldset>
          <div class="go">
            <button class="button open">${go}</button>
            <p class="closed">${texts.signups_closed}</p>
            ${promises(page)}
          </div>
        </form>
        ${
          cards.length > 0 &&
          html`<section>
            <h2>${texts.others}</h2>
            <div class="row">${cards.map((one) => card(page, one))}</div>
          </section>`
        }
      </div>
    </div>`;
  },
};

const drawn = (inner: string): Html =>
  ours(
    `<svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>`,
  );

/** Of the operator's own interests so many have a stamp: a row on a wide screen. */
const OWN_STAMPS = 6;
const STAR = drawn(
  '<path d="m32 6 8 17 18 2-13 13 3 19-16-9-16 9 3-19L6 25l18-2Z" fill="#f6a821" stroke="#b5651d" stroke-width="3"/>',
);

const ICONS = [
  {
    id: 'wine',
    icon: drawn(
      '<path d="M18 6h28c2 16-4 26-14 26S16 22 18 6Z" fill="#fff" stroke="#7a1238" stroke-width="3"/><path d="M19 16h26c-1 9-6 14-13 14s-12-5-13-14Z" fill="#c2185b"/><path d="M32 32v22M20 57h24" stroke="#7a1238" stroke-width="4" fill="none"/>',
    ),
  },
  {
    id: 'coffee',
    icon: drawn(
      '<path d="M10 26h36v16c0 8-6 14-14 14h-8c-8 0-14-6-14-14Z" fill="#b5651d"/><path d="M46 30h4a7 7 0 0 1 0 16h-5" fill="none" stroke="#b5651d" stroke-width="5"/><path d="M10 26h36v5H10Z" fill="#6b3a0c"/><path d="M20 18c-4-4 4-6 0-11M30 18c-4-4 4-6 0-11" fill="none" stroke="#8d6e63" stroke-width="3"/>',
    ),
  },
  {
    id: 'cooking',
    icon: drawn(
      '<path d="M10 28h44v18a10 10 0 0 1-10 10H20a10 10 0 0 1-10-10Z" fill="#e4572e"/><path d="M4 32h6M54 32h6" stroke="#9c3517" stroke-width="6"/><path d="M8 28h48" stroke="#9c3517" stroke-width="5"/><path d="M22 20c-4-4 4-7 0-12M32 20c-4-4 4-7 0-12M42 20c-4-4 4-7 0-12" fill="none" stroke="#8d6e63" stroke-width="3"/>',
    ),
  },
  {
    id: 'dancing',
    icon: drawn(
      '<circle cx="34" cy="10" r="6" fill="#6a1b9a"/><path d="M33 18c-6 6-6 12-2 18l-9 10 4 12M31 36l12 8 4 13M32 21l-14 5-6-8M34 22l12 2 8-9" fill="none" stroke="#6a1b9a" stroke-width="5"/><path d="M26 34h14l4 10H22Z" fill="#ec407a"/>',
    ),
  },
  {
    id: 'hiking',
    icon: drawn(
      '<path d="M2 56 24 16l14 24 8-12 16 28Z" fill="#2e7d5b"/><path d="m24 16-7 13 5-2 4 4 5-3Z" fill="#fff"/><circle cx="50" cy="13" r="7" fill="#f6a821"/>',
    ),
  },
  {
    id: 'music',
    icon: drawn(
      '<path d="M22 48V14l30-6v34" fill="none" stroke="#1f4e9c" stroke-width="5"/><path d="m22 22 30-6" stroke="#1f4e9c" stroke-width="6"/><ellipse cx="15" cy="49" rx="9" ry="7" fill="#1f4e9c"/><ellipse cx="45" cy="43" rx="9" ry="7" fill="#1f4e9c"/>',
    ),
  },
  {
    id: 'movies',
    icon: drawn(
      '<rect x="6" y="26" width="52" height="32" rx="5" fill="#37474f"/><path d="m6 24 50-13 2 8L8 32Z" fill="#fff" stroke="#37474f" stroke-width="2"/><path d="m16 21 6 7M28 18l6 7M40 15l6 7" stroke="#37474f" stroke-width="5"/><path d="m27 35 14 8-14 8Z" fill="#f6a821"/>',
    ),
  },
  {
    id: 'travelling',
    icon: drawn(
      '<rect x="8" y="20" width="48" height="36" rx="6" fill="#00838f"/><path d="M22 20v-6a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v6" fill="none" stroke="#00606a" stroke-width="5"/><path d="M20 20v36M44 20v36" stroke="#00606a" stroke-width="4"/><circle cx="32" cy="38" r="6" fill="#ffd54f"/>',
    ),
  },
  {
    id: 'beach',
    icon: drawn(
      '<circle cx="48" cy="14" r="8" fill="#f6a821"/><path d="M6 30a24 20 0 0 1 40-6Z" fill="#e53964"/><path d="m26 16-8 14M26 27l12 29" stroke="#7a1238" stroke-width="3" fill="none"/><path d="M2 52q8-6 15 0t15 0 15 0 15 0v10H2Z" fill="#2a93c9"/>',
    ),
  },
  {
    id: 'reading',
    icon: drawn(
      '<path d="M32 16c-8-6-16-7-26-6v42c10-1 18 0 26 6Z" fill="#fff" stroke="#4527a0" stroke-width="4"/><path d="M32 16c8-6 16-7 26-6v42c-10-1-18 0-26 6Z" fill="#d1c4e9" stroke="#4527a0" stroke-width="4"/><path d="M13 22c5 0 8 1 12 3M13 32c5 0 8 1 12 3" stroke="#4527a0" stroke-width="3" fill="none"/>',
    ),
  },
  {
    id: 'biking',
    icon: drawn(
      '<circle cx="15" cy="42" r="12" fill="none" stroke="#2e7d32" stroke-width="4"/><circle cx="49" cy="42" r="12" fill="none" stroke="#2e7d32" stroke-width="4"/><path d="M15 42 25 24h18l-12 18H15M43 24l6 18M40 16h7M25 24l-3-6M17 18h9" fill="none" stroke="#e65100" stroke-width="4"/>',
    ),
  },
  {
    id: 'animals',
    icon: drawn(
      '<ellipse cx="18" cy="24" rx="6" ry="8" fill="#8d5a3a"/><ellipse cx="32" cy="16" rx="6" ry="9" fill="#8d5a3a"/><ellipse cx="46" cy="24" rx="6" ry="8" fill="#8d5a3a"/><path d="M32 30c10 0 18 10 18 17s-7 9-12 7c-4-2-8-2-12 0-5 2-12 0-12-7s8-17 18-17Z" fill="#8d5a3a"/>',
    ),
  },
] as const;
