import { html } from '../html.js';
import type { Design, Page } from '../page.js';
import type { VisitorCard } from '../../discovery/index.js';
import { fictionalMark, HEART, heading, nameAndAge, photo, placeOf, promises, signUp, signUpPath } from '../parts.js';

/** A feed to scroll through: faces in a row above, a post for each person below. Nothing in it is counted or dated. */
export const socialnetwork: Design = {
  name: 'socialnetwork',
  slugs: true,
  cards: 8,
  words: ({ socialnetwork: { title, text } }) => ({ title, text }),
  css: `
.wall{background:#eef1f7}
.wall>.inner{display:grid;gap:16px;padding-top:16px;padding-bottom:24px;max-width:var(--wide)}
.box{display:grid;gap:14px;padding:20px;border-radius:16px;background:#fff;color:#1c2333;box-shadow:0 1px 3px rgb(20 30 60/12%)}
.box h1{font-size:26px;line-height:32px;color:#1c2333}
.box .lead{font-size:17px;line-height:24px}
.box .button{width:100%}
.faces{display:flex;gap:14px;overflow-x:auto;padding:4px;scrollbar-width:none}
.faces a{flex:0 0 72px;display:grid;gap:4px;justify-items:center;font-size:13px;line-height:16px;text-decoration:none;color:#1c2333}
.faces .photo{width:64px;height:64px;aspect-ratio:1;border:3px solid #eef1f7;border-radius:999px;box-shadow:0 0 0 3px #d81e5b}
.faces b{max-width:72px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-weight:400}
.feed{display:grid;gap:16px}
.post{overflow:hidden;border-radius:16px;background:#fff;color:#1c2333;box-shadow:0 1px 3px rgb(20 30 60/12%)}
.post header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:12px 16px}
.post header .photo{flex:none;width:44px;height:44px;aspect-ratio:1;border-radius:999px}
.post header p{flex:1 1 120px;display:grid;min-width:0;line-height:20px}
.post header p span{font-size:13px;color:#55607a}
.post header .fictional{box-shadow:inset 0 0 0 1px #3c1a5b}
.post>a .photo{aspect-ratio:4/5;max-height:620px;width:100%}
.acts{display:flex;gap:8px;padding:8px 12px 12px}
.acts a{flex:1;display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:44px;border-radius:10px;background:#eef1f7;color:#1c2333;font-weight:600;text-decoration:none}
.acts a:hover{background:#e0e5f0}
.acts .heart{width:20px;height:20px;color:#d81e5b}
@media(prefers-color-scheme:dark){.wall{background:#12151d}.box,.post{background:#1d222e;color:#eef1f8}.box h1,.faces a{color:#eef1f8}.faces .photo{border-color:#12151d;box-shadow:0 0 0 3px #ff6b93}.post header p span{color:#aeb8d0}.acts a{background:#2a3040;color:#eef1f8}.acts a:hover{background:#353d51}.acts .heart{color:#ff6b93}}
@media(min-width:860px){.wall>.inner{grid-template-columns:minmax(0,1fr) 340px;gap:24px;padding-top:32px;align-items:start}.faces{grid-column:1/-1}.feed{grid-row:2;grid-column:1}.box{grid-row:2;grid-column:2;position:sticky;top:16px}}
@media(min-width:600px) and (max-width:859px),(min-width:1200px){.feed{grid-template-columns:repeat(2,minmax(0,1fr))}.feed.box{grid-template-columns:1fr}}`,
  main(page) {
    const { texts, cards, link } = page;
    const { faces, feed } = texts.socialnetwork;
    return html`<div class="wall">
      <div class="inner">
        ${
          cards.length > 0 &&
          html`<ul class="faces" aria-label="${faces}" tabindex="0">
            ${cards.map(
              (one) =>
                html`<li>
                  <a href="${link(signUpPath(one))}">${photo(one)}<b>${one.name}</b></a>
                </li>`,
            )}
          </ul>`
        }
        <div class="box">${heading(page)} ${signUp(page)} ${promises(page)}</div>
        ${
          cards.length > 0
            ? html`<section class="feed" aria-label="${feed}">
                ${cards.map((one, n) => post(page, one, n === 0))}
              </section>`
            : html`<div class="box feed"><p>${texts.members_after_sign_up}</p></div>`
        }
      </div>
    </div>`;
  },
};

function post(page: Page, one: VisitorCard, first: boolean) {
  const { texts, say, link } = page;
  const to = link(signUpPath(one));
  return html`<article class="post">
    <header>
      ${photo(one)}
      <p><b>${nameAndAge(one)}</b><span>${placeOf(page, one)}</span></p>
      ${fictionalMark(page, one)}
    </header>
    <a href="${to}" aria-label="${nameAndAge(one)}">${photo(one, { large: true, first })}</a>
    <div class="acts">
      <a href="${link(signUpPath(one), { like: 'yes' })}">${HEART}<span>${texts.socialnetwork.like}</span></a>
      <a href="${to}">${say(texts.socialnetwork.write, { name: one.name })}</a>
    </div>
  </article>`;
}
