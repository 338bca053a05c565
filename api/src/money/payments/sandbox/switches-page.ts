import { escapeHtml } from '../../../kernel/index.js';
import { METHOD_NAMES } from '../../receipts/index.js';
import { PAYMENT_METHODS } from '../payment-methods.js';
import { page } from './html.js';
import type { Switches } from './sandbox-switches.js';

/** Methods that a sandbox company accepts unless they are switched off. */
export const SANDBOX_METHODS = PAYMENT_METHODS.filter(({ ownForm }) => !ownForm).map(({ id }) => id);

export const switchesPage = ({ losses, without }: Switches): string =>
  page({
    company: 'Sandbox Pay',
    footer: 'It holds for every payment of this installation.',
    body: `<h1>What goes wrong next</h1>
<form method="post">
${number('payment_reply', 'Replies to new payments that are lost', losses.payment_reply)}
${number('refund_reply', 'Replies to new refunds that are lost', losses.refund_reply)}
<h2 id="methods">Methods that this company takes</h2>
<div class="boxes" role="group" aria-labelledby="methods">${SANDBOX_METHODS.map(
      (id) =>
        `<label class="silent"><input type="checkbox" name="methods" value="${id}"${without.includes(id) ? '' : ' checked'}>${escapeHtml(METHOD_NAMES[id] ?? id)}</label>`,
    ).join('')}</div>
<button class="pay">Save</button>
</form>`,
  });

const number = (name: string, label: string, value: number) =>
  `<label class="row">${label} <input type="number" name="${name}" value="${value}" min="0" max="99"></label>`;
