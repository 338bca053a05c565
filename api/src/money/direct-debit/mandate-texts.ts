import { formatMessage } from '../../kernel/index.js';
import type { Locale } from '../../ground/settings/index.js';
import { MESSAGES } from './messages.js';

/** Raise this with every change of `mandate` in the messages: each mandate records which version was signed. */
export const MANDATE_VERSION = '2026-12';

interface Filled {
  creditor: string;
  amount: number;
  collectOn: string;
  days: number;
}

/**
 * What the member agrees to, separately from the terms: the SEPA core scheme's wording for a one-off debit (MNY-04).
 */
export function mandateText(language: Locale, { creditor, amount, collectOn, days }: Filled): string[] {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(amount / 100);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(collectOn));
  const values = { creditor, amount: money, day, days };
  return MESSAGES[language].mandate.map((message) => formatMessage(language, message, values));
}
