import type { Answer } from '../providers/api-client';
import type { Translate } from '../providers/problem';

export type VatRow = Answer<'/api/admin/vat', 'get'>['rows'][number];
/** All that is summed up, in one currency. */
export type VatSum = Omit<VatRow, 'period' | 'country' | 'rate'>;
export const PERIODS = ['month', 'quarter', 'year'] as const;
export type Period = (typeof PERIODS)[number];

export function totalsOf(rows: readonly VatRow[]): VatSum[] {
  const sums = new Map<string, VatSum>();
  for (const { period: _, country: __, rate: ___, ...row } of rows) {
    const sum = sums.get(row.currency);
    if (!sum) {
      sums.set(row.currency, row);
      continue;
    }
    const names = ['receipts', 'credit_notes', 'gross', 'net', 'vat', 'contradicting'] as const;
    sums.set(row.currency, { ...sum, ...Object.fromEntries(names.map((name) => [name, sum[name] + row[name]])) });
  }
  return [...sums.values()].sort((one, other) => one.currency.localeCompare(other.currency));
}

/** `2026-04-01` as people name the month, quarter or year that begins then. */
export function periodName(first: string, period: Period, locale: string, translate: Translate): string {
  const year = first.slice(0, 4);
  if (period === 'year') return year;
  const month = Number(first.slice(5, 7));
  if (period === 'quarter') return translate('resources.vat.quarter_of', { quarter: Math.ceil(month / 3), year });
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(first));
}
