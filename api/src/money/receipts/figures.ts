import type { Locale, Money } from '../../ground/settings/domain.js';
import { DOCUMENT_TEXTS } from './messages.js';
import { methodIn } from './methods.js';
import type { ReceiptEvent } from './receipt.events.js';

export interface FigureLine {
  label: string;
  value: string;
  total?: boolean;
}

export const moneyIn = ({ amount, currency }: Money, locale: Locale): string => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

export const percentIn = (rate: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);

/** The summary of a document in a mail; the PDF has the whole of it. */
export function figuresOf({ type, data }: ReceiptEvent, locale: Locale): FigureLine[] {
  const texts = DOCUMENT_TEXTS[locale];
  const { number, credits, vat } = data;
  const issued = type === 'ReceiptIssued';
  const total = issued ? data.paid : data.amount;
  return [
    { label: texts.number, value: number },
    { label: texts.creditsName, value: new Intl.NumberFormat(locale).format(credits) },
    ...(issued ? [{ label: texts.method, value: methodIn(data.method, locale) }] : []),
    { label: texts.net, value: moneyIn(vat.net, locale) },
    { label: `${texts.vat} ${percentIn(vat.rate, locale)}`, value: moneyIn(vat.vat, locale) },
    { label: issued ? texts.total : texts.totalBack, value: moneyIn(total, locale), total: true },
  ];
}
