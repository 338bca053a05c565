import { escapeHtml } from '../../../kernel/index.js';
import { BANKS } from './banks.js';
import type { SandboxPayment } from './sandbox.entities.js';
import { wayOf } from './ways.js';

/** The fields that the method's company asks for, pre-filled with values that work. */
export function wayForm({ method, reference }: SandboxPayment): string {
  switch (wayOf(method)) {
    case 'bank':
      return fields('Log in at your bank', banksOf(method));
    case 'card':
      return `<fieldset class="way card"><legend>Your card</legend>
${field('Card number', 'number', { value: '4242 4242 4242 4242', inputmode: 'numeric', autocomplete: 'cc-number' })}
<div class="pair">${field('Expires (MM/YY)', 'expiry', { value: '12/39', autocomplete: 'cc-exp' })}
${field('Security code', 'cvc', { value: '123', inputmode: 'numeric', autocomplete: 'cc-csc' })}</div></fieldset>`;
    case 'code':
      return fields(
        'Confirm in your banking app',
        field('6-digit code', 'code', { value: '123456', inputmode: 'numeric' }),
      );
    case 'voucher':
      return fields(
        'Your voucher',
        field('16-digit code', 'code', { value: '0000 1111 2222 3333', inputmode: 'numeric' }),
      );
    case 'wallet':
      return fields('Your account', '<p>Signed in as test@example.org. Confirm to pay from your balance.</p>');
    case 'transfer':
      return fields(
        'Transfer the amount',
        `<p>To NL91 ABNA 0417 1643 00 of Sandbox Pay, with the reference <strong>${escapeHtml(reference.slice(3, 15))}</strong>. Money may take a day: choose to pay later.</p>`,
      );
  }
}

function banksOf(method: string): string {
  const banks = Object.entries(BANKS[method] ?? {});
  if (banks.length === 0) return '<p>You have come to your bank. Confirm to pay.</p>';
  const options = banks.map(([id, name]) => `<option value="${id}">${escapeHtml(name)}</option>`);
  return `<label>Bank<select name="bank"><option value="">Choose…</option>${options.join('')}</select></label>`;
}

const fields = (title: string, content: string) =>
  `<fieldset class="way"><legend>${title}</legend>${content}</fieldset>`;

const field = (label: string, name: string, attributes: Record<string, string>) =>
  `<label>${label}<input name="${name}" maxlength="40" ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')}></label>`;
