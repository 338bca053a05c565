import { figuresOf, moneyIn, DOCUMENT_TEXTS } from '../../../money/receipts/index.js';
import { fictionalTexts, type Locale } from '../../../ground/settings/index.js';
import { MESSAGES } from '../messages.js';
import type { Figure, Person } from './content.js';
import { dateValues } from './dates.js';

// Example values of the gallery, written as the jobs write them: in the mail's language.

export const AT = new Date('2026-03-16T13:05:00Z');
export const TIME_ZONE = 'Europe/Amsterdam';
export const dateIn = (language: Locale, timeStyle?: 'short' | 'long') =>
  dateValues(language, AT, { timeZone: TIME_ZONE, timeStyle });

const euro = (amount: number) => ({ amount, currency: 'EUR' }) as const;
export const moneyExample = (language: Locale): string => moneyIn(euro(2_249), language);

const VAT = { country: 'NL', rate: 2_100, net: euro(826), vat: euro(173) };
const PAPER = { memberId: 'anna', brand: null, credits: 100, issuedAt: AT.toISOString() };

export const receiptFigures = (language: Locale): Figure[] =>
  figuresOf(
    {
      type: 'ReceiptIssued',
      data: {
        ...PAPER,
        number: RECEIPT,
        method: 'ideal',
        price: euro(999),
        paid: euro(999),
        discount: null,
        transactionCosts: euro(0),
        vat: { ...VAT, evidence: [], basis: 'agreed' },
      },
    },
    language,
  );
export const RECEIPT = '2026-000042';

export const creditNoteFigures = (language: Locale): Figure[] =>
  figuresOf(
    {
      type: 'CreditNoteIssued',
      data: {
        ...PAPER,
        number: CREDIT_NOTE,
        cause: 'refund',
        causeId: 'refund',
        amount: euro(999),
        vat: VAT,
        receipt: RECEIPT,
      },
    },
    language,
  );
export const CREDIT_NOTE = 'C2026-000007';

export function refundFigures(language: Locale): Figure[] {
  const { payment, creditsName, amount } = DOCUMENT_TEXTS[language];
  return [
    { label: payment, value: '0b0f6a52-6d0f-4b1e-9c3f-1f6a1c9d2e09' },
    { label: creditsName, value: '100' },
    { label: amount, value: moneyIn(euro(999), language), total: true },
  ];
}

export function moneyBackFigures(language: Locale): Figure[] {
  const { payment, amount } = DOCUMENT_TEXTS[language];
  return [
    { label: payment, value: '0b0f6a52-6d0f-4b1e-9c3f-1f6a1c9d2e09' },
    { label: amount, value: moneyExample(language), total: true },
  ];
}

export const weeklyFigures = (language: Locale): Figure[] => [
  { label: MESSAGES[language].weekly.unread, value: '3' },
  { label: MESSAGES[language].weekly.likes, value: '12' },
];

export const codeFigures = (language: Locale): Figure[] => [
  { label: MESSAGES[language].campaign.code, value: 'ZOMER10', total: true },
];

const wordsFor = (language: Locale) =>
  fictionalTexts({ fictionalWarning: {}, fictionalSingular: {}, fictionalPlural: {} }, language);
export const warningIn = (language: Locale): string => wordsFor(language).warning;

export const ANNA: Person = { name: 'Anna', facts: '34 · Noord-Holland' };
export const fictional = (name: string, language: Locale): Person => ({
  ...ANNA,
  name,
  label: wordsFor(language).singular,
});
