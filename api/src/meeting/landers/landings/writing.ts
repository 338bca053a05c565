import { html, type Html } from '../html.js';
import type { Page } from '../page.js';
import { signUpPath } from '../parts.js';
import type { VisitorCard } from '../../discovery/index.js';

/**
 * The field of the first message. Its words never become part of an address: the script keeps them for the sign-up
 * (ACC-04); without scripts the button leads there all the same.
 */
export function writing(page: Page, member: VisitorCard, { above }: { above?: Html } = {}): Html {
  const { texts, settings, say, link } = page;
  const { message } = texts;
  const price = say(message.price, { credits: settings.messageCredits, gift: settings.signupCredits });
  const [path, query = ''] = link(signUpPath(member)).split('?');
  const carried = [...new URLSearchParams(query)];
  return html`<form class="writing open" action="${path}" data-writing="${member.id}">
      ${carried.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)} ${above}
      <label for="message">${say(message.label, { name: member.name })}</label>
      <textarea
        id="message"
        rows="3"
        maxlength="${settings.messageLength.max}"
        aria-describedby="message-hint"
      ></textarea>
      <p id="message-hint" class="quiet">${message.hint} ${settings.messageCredits > 0 && price}</p>
      <button class="button">${message.send}</button>
    </form>
    <p class="closed">${texts.signups_closed}</p>`;
}
