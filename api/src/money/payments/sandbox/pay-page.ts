import { escapeHtml } from '../../../kernel/index.js';
import { METHOD_NAMES, moneyIn } from '../../receipts/index.js';
import { BANKS } from './banks.js';
import { checkbox, page } from './html.js';
import type { SandboxChargeback, SandboxPayment, SandboxStatus } from './sandbox.entities.js';
import { wayForm } from './way-form.js';

const HEADLINES: Record<SandboxStatus, string> = {
  open: 'Choose how this payment ends',
  pending: 'This payment is waiting for the money',
  paid: 'This payment is paid',
  failed: 'This payment has failed',
  cancelled: 'This payment was cancelled',
};
const COMPANIES: Record<string, string> = { sandbox: 'Sandbox Pay', 'sandbox-cards': 'Sandbox Cards' };
const FOOTER =
  'This page stands in for a payment company. Notices about this payment are signed and, unless you choose otherwise, sent twice and out of order, as real ones are. <a href="/api/sandbox">What goes wrong next</a>';

/** `problem`: what is wrong with the input. */
export function payPage(
  payment: SandboxPayment,
  { problem = null, chargebacks = [] }: { problem?: string | null; chargebacks?: readonly SandboxChargeback[] } = {},
): string {
  const { amount, currency, description, method, bank, reference, status, company } = payment;
  const facts = [
    ['For', description],
    ['Method', METHOD_NAMES[method] ?? method],
    ...(bank ? [['Bank', bankName(method, bank)]] : []),
    ['Reference', reference],
  ];
  const body = `<h1>${HEADLINES[status]}</h1>
<p class="amount">${escapeHtml(moneyIn({ amount, currency }, 'en'))}</p>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value!)}</dd>`).join('')}</dl>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
${status === 'paid' ? refunds(payment) + bankOf(payment, chargebacks) + back(payment) : choices(payment)}`;
  return page({ company: COMPANIES[company] ?? company, body, footer: FOOTER });
}

const bankName = (method: string, bank: string): string => BANKS[method]?.[bank] ?? bank;

function choices(payment: SandboxPayment): string {
  const { status } = payment;
  const open = status === 'open';
  return `<form method="post">
${wayForm(payment)}
<button class="pay" name="outcome" value="paid">${open ? 'Pay' : 'Pay now'}</button>
${
  open
    ? `<div class="later"><button name="outcome" value="pending">Pay later</button>
<label>after <input type="number" name="delay" value="10" min="0" max="86400" aria-label="Seconds until it is paid"> s</label></div>`
    : ''
}
${
  open || status === 'pending'
    ? `<div class="pair"><button name="outcome" value="failed">Fail</button><button name="outcome" value="cancelled">Cancel</button></div>`
    : ''
}
${notices(payment)}
</form>
${open ? '' : back(payment)}`;
}

const notices = ({ silent, copies, noticeDelay, shuffled, forged }: SandboxPayment): string => `<details>
<summary>Notices to the shop</summary><div>
<label class="row">Each is sent <input type="number" name="copies" value="${copies}" min="1" max="5"> times</label>
<label class="row">The first after <input type="number" name="notice_delay" value="${noticeDelay}" min="0" max="3600"> s</label>
${checkbox('shuffled', 'Old notices among the new', shuffled)}
${checkbox('forged', 'Forged notices between them', forged)}
${checkbox('silent', 'Lose the notices on the way', silent)}
</div></details>`;

const REFUNDS = { paid: 'Pay at once', pending: 'Leave waiting', failed: 'Refuse' } as const;

/** The pressed button is the current choice; pending refunds take a new one. */
const refunds = ({ reference, refunds }: SandboxPayment): string => `<form method="post" action="${reference}/refunds">
<p class="refunds" id="refunds">Refunds of this payment</p>
<div class="three" role="group" aria-labelledby="refunds">${Object.entries(REFUNDS)
  .map(
    ([value, name]) => `<button name="refunds" value="${value}" aria-pressed="${value === refunds}">${name}</button>`,
  )
  .join('')}</div>
</form>
`;

/** The payer's bank: makes charge-backs, and reverses one when the shop has won the dispute. */
function bankOf({ reference, amount, currency }: SandboxPayment, chargebacks: readonly SandboxChargeback[]): string {
  const taken = chargebacks.reduce((sum, one) => sum + (one.reversed ? 0 : one.amount), 0);
  const step = (value: string, name: string) => `<button name="step" value="${value}">${name}</button>`;
  const steps = [
    ...(taken < amount ? [step('all', 'Charge back'), step('half', 'Half of it')] : []),
    ...(taken > 0 ? [step('reverse', 'Reverse')] : []),
  ];
  return `<form method="post" action="${reference}/chargebacks">
<p class="refunds" id="bank">The payer's bank${taken > 0 ? ` has taken ${escapeHtml(moneyIn({ amount: taken, currency }, 'en'))} back` : ''}</p>
<div class="three" role="group" aria-labelledby="bank">${steps.join('')}</div>
</form>
`;
}

const back = ({ returnUrl }: SandboxPayment) => `<a class="back" href="${escapeHtml(returnUrl)}">Back to the shop</a>`;
