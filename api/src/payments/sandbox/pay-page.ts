import type { SandboxPayment, SandboxStatus } from './sandbox-payments.js';

const HEADLINES: Record<SandboxStatus, string> = {
  open: 'Choose how this payment ends',
  pending: 'This payment is waiting for the money',
  paid: 'This payment is paid',
  failed: 'This payment has failed',
  cancelled: 'This payment was cancelled',
};

const CSS = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#eef2f4;color:#14303a;font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;background:#fff;border-radius:16px;overflow:hidden;box-shadow:0 1px 2px #14303a1f,0 12px 32px #14303a1a}
header{display:flex;justify-content:space-between;align-items:center;padding:16px 24px;background:#0b5563;color:#fff;font-weight:600}
header small{padding:2px 10px;border-radius:99px;background:#ffffff2e;font-weight:500}
section{padding:24px}
h1{margin:0 0 4px;font-size:1.125rem}
.amount{margin:0 0 16px;font-size:2.25rem;font-weight:700;letter-spacing:-.02em}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0 0 24px;padding:16px;border-radius:10px;background:#f5f8f9}
dt{color:#4b6670}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:10px}
button,a.back{display:block;width:100%;min-height:48px;padding:10px 16px;border:1px solid #b9c8cd;border-radius:10px;background:#fff;color:#14303a;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,a.back:hover{border-color:#0b5563}
button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid #2a9db0;outline-offset:2px}
.pay{background:#0b7a4b;border-color:#0b7a4b;color:#fff}.pay:hover{background:#096640}
.later{display:grid;grid-template-columns:1fr auto;gap:10px;align-items:center}
.later label,.silent{color:#4b6670;font-size:.9375rem}
input[type=number]{width:72px;min-height:48px;margin:0 4px;padding:8px;border:1px solid #b9c8cd;border-radius:10px;font:inherit}
input[type=checkbox]{width:20px;height:20px;margin:0 8px 0 0;vertical-align:-4px;accent-color:#0b5563}
form+a.back{margin-top:10px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.refunds{margin:0;color:#4b6670;font-size:.9375rem}
.three{display:grid;grid-template-columns:repeat(3,1fr);gap:10px}
button[aria-pressed=true]{background:#0b5563;border-color:#0b5563;color:#fff}
footer{padding:0 24px 24px;color:#4b6670;font-size:.875rem}
`;

/** The company's own page: no scripts, works in every browser. */
export function payPage(payment: SandboxPayment): string {
  const { amount, currency, description, method, bank, reference, status } = payment;
  const facts = [['For', description], ['Method', method], ...(bank ? [['Bank', bank]] : []), ['Reference', reference]];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Sandbox Pay</title><style>${CSS}</style></head>
<body><main>
<header><span>Sandbox Pay</span><small>No real money</small></header>
<section>
<h1>${HEADLINES[status]}</h1>
<p class="amount">${escape(format(amount, currency))}</p>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value!)}</dd>`).join('')}</dl>
${status === 'paid' ? refunds(payment) + back(payment) : choices(payment)}
</section>
<footer>This page stands in for a payment company. Notices about this payment are signed and sent twice and out of order, as real ones are.</footer>
</main></body></html>`;
}

function choices(payment: SandboxPayment): string {
  const { status, silent } = payment;
  const open = status === 'open';
  return `<form method="post">
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
<label class="silent"><input type="checkbox" name="silent" value="on"${silent ? ' checked' : ''}>Lose the notices on the way</label>
</form>
${open ? '' : back(payment)}`;
}

const REFUNDS = { paid: 'Pay at once', pending: 'Leave waiting', failed: 'Refuse' } as const;

/** Pressed is what holds; refunds that wait take the new choice. */
const refunds = ({ reference, refunds }: SandboxPayment): string => `<form method="post" action="${reference}/refunds">
<p class="refunds" id="refunds">Refunds of this payment</p>
<div class="three" role="group" aria-labelledby="refunds">${Object.entries(REFUNDS)
  .map(
    ([value, name]) => `<button name="refunds" value="${value}" aria-pressed="${value === refunds}">${name}</button>`,
  )
  .join('')}</div>
</form>
`;

const back = ({ return_url }: SandboxPayment) => `<a class="back" href="${escape(return_url)}">Back to the shop</a>`;

const format = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
