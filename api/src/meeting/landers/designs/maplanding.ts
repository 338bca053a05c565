import { REGIONS, type Country, type Locale } from '../../../ground/settings/index.js';
import { html, ours } from '../html.js';
import type { Design, Page } from '../page.js';
import { card, heading, promises, signUp } from '../parts.js';
import { tilesOf } from './tiles.js';

/** Where nothing tells where a visitor is. */
const HOME: Record<Locale, Country> = { nl: 'NL', en: 'GB', de: 'DE', es: 'ES', fr: 'FR', it: 'IT', pl: 'PL' };

/** A map of the visitor's country to point at: who is there, where the visitor may see them (CLI-04). */
export const maplanding: Design = {
  name: 'maplanding',
  slugs: true,
  cards: 8,
  words: ({ maplanding: { title, text } }) => ({ title, text }),
  css: `
.atlas{background:#dff1f0 radial-gradient(90% 70% at 80% 0,#f4fbf3,transparent 70%)}
.atlas .inner{display:grid;gap:24px;padding-top:24px;padding-bottom:32px}
.atlas h1{color:#0c3b46}
.atlas .says{display:grid;gap:16px;justify-items:start;align-content:start}
.sea{display:grid;gap:16px;padding:20px;border-radius:20px;background:#bfe3e4;box-shadow:inset 0 0 0 1px rgb(12 59 70/8%)}
.tiles{display:grid;gap:4px;width:100%;margin:0 auto}
.tiles a{display:grid;place-items:center;aspect-ratio:1;min-width:0;overflow:hidden;border-radius:8px;background:#fdfbf2;color:#0c3b46;font-size:13px;font-weight:600;line-height:16px;text-decoration:none;box-shadow:0 2px 0 #8fc3c5;transition:transform .12s ease-out}
.tiles.many{gap:2px}.tiles.many a{border-radius:4px;font-size:11px}
.tiles a:hover{transform:translateY(-2px);background:#ffe9a8}
.tiles a.here{background:#d81e5b;color:#fff;box-shadow:0 2px 0 #8f0f3a}
.regions{display:flex;flex-wrap:wrap;gap:6px}
.regions a{display:inline-flex;align-items:center;min-height:36px;padding:4px 12px;border-radius:999px;background:#fdfbf2;color:#0c3b46;font-size:14px;line-height:20px;text-decoration:none}
.regions a:hover{background:#ffe9a8}
.regions a[aria-current]{background:#d81e5b;color:#fff}
.people{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px}
.there{scroll-margin-top:16px;display:grid;gap:16px}
@media(prefers-color-scheme:dark){.atlas{background:#0f2328 radial-gradient(90% 70% at 80% 0,#17343a,transparent 70%)}.atlas h1,.atlas h2{color:#cdeeee}.sea{background:#17414a}.tiles a,.regions a{background:#24565f;color:#effafa;box-shadow:0 2px 0 #0d2a30}.regions a{box-shadow:none}.tiles a:hover,.regions a:hover{background:#347580}.tiles a.here,.regions a[aria-current]{background:#ff6b93;color:#2b0614}}
@media(min-width:700px){.tiles:not(.many) a{font-size:17px}.people{grid-template-columns:repeat(4,minmax(0,1fr))}}
@media(min-width:960px){.atlas .inner{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);gap:32px 48px;padding-top:48px}.atlas .says{align-content:center}.there{grid-column:1/-1}}`,
  main(page) {
    const { texts, say, cards, region, locale } = page;
    const country = page.country ?? HOME[locale];
    const { regions } = REGIONS[country];
    const name = regions.find(({ key }) => key === region)?.name;
    const chosen: Record<string, string> = name && region ? { country, region } : {};
    return html`<div class="atlas">
      <div class="inner">
        <div class="says">${heading(page)} ${signUp(page, chosen)} ${promises(page)}</div>
        <nav class="sea" aria-label="${texts.maplanding.regions}">
          ${map(page, country)}
          <ul class="regions">
            ${regions.map(
              (one) =>
                html`<li>
                  <a href="${toRegion(page, one.key)}" ${one.key === region && ours('aria-current="true"')}
                    >${one.name}</a
                  >
                </li>`,
            )}
          </ul>
        </nav>
        <section class="there" id="people">
          <h2>${name === undefined ? texts.maplanding.around : say(texts.maplanding.people, { region: name })}</h2>
          ${
            cards.length > 0
              ? html`<div class="people">${cards.map((one) => card(page, one, { said: chosen }))}</div>`
              : html`<p>
                  ${name === undefined ? texts.members_after_sign_up : say(texts.maplanding.nobody, { region: name })}
                </p>`
          }
        </section>
      </div>
    </div>`;
  },
};

const toRegion = ({ link, path }: Page, region: string) => `${link(path, { region })}#people`;

/** The same ways as in the list beside it, to point at: for whom neither sees nor points, the list is all. */
function map(page: Page, country: Country) {
  const { columns, tiles } = tilesOf(country);
  const names = new Map(REGIONS[country].regions.map(({ key, name }) => [key, name]));
  return html`<div
    class="tiles ${columns > 7 && 'many'}"
    style="grid-template-columns:repeat(${columns},minmax(0,1fr));max-width:${columns > 7 ? 560 : columns * 96}px"
    aria-hidden="true"
  >
    ${tiles.map(({ region, column, row }) => {
      const name = names.get(region) ?? '';
      return html`<a
        href="${toRegion(page, region)}"
        tabindex="-1"
        title="${name}"
        class="${region === page.region && 'here'}"
        style="grid-area:${row}/${column}"
        >${short(region, name)}</a
      >`;
    })}
  </div>`;
}

/** What people write on a map; some codes are numbers that nobody knows. */
function short(region: string, name: string): string {
  const code = region.slice(3);
  return /^[A-Z]+$/.test(code) ? code : name.slice(0, 3);
}
