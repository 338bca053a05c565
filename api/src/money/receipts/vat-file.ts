import { decimal, type CsvColumns } from '../../ground/lists/index.js';
import type { CsvLanguage } from '../../kernel/index.js';
import type { VatPeriod, VatRow } from './queries/list-vat.query.js';

/** Without a language the period is its first day. */
export const vatColumns = (period: VatPeriod, language?: CsvLanguage): CsvColumns<VatRow> => [
  ['period', (row) => (language ? periodName(row.period, period, language) : row.period)],
  ['country', (row) => row.country],
  ['rate', (row) => row.rate / 100],
  ['currency', (row) => row.currency],
  ['receipts', (row) => row.receipts],
  ['credit_notes', (row) => row.credit_notes],
  ['gross', (row) => decimal(row.gross, row.currency)],
  ['net', (row) => decimal(row.net, row.currency)],
  ['vat', (row) => decimal(row.vat, row.currency)],
  ['contradicting', (row) => row.contradicting],
];

const QUARTERS: Readonly<Record<CsvLanguage, (quarter: number) => string>> = {
  en: (quarter) => `Quarter ${quarter} of`,
  nl: (quarter) => `${quarter}e kwartaal`,
};

/** `2026-04-01` as people name the month, quarter or year that begins then. */
function periodName(first: string, period: VatPeriod, language: CsvLanguage): string {
  const year = first.slice(0, 4);
  if (period === 'year') return year;
  if (period === 'quarter') return `${QUARTERS[language](Math.ceil(Number(first.slice(5, 7)) / 3))} ${year}`;
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(first));
}
