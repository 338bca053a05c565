import { decimal, type CsvColumns, type CsvExport } from '../../ground/lists/index.js';
import type { List } from '../../kernel/index.js';
import type { StoredDiscount } from './console-discount.js';
import { discountRows } from './queries/list-discounts.query.js';

const date = (instant: Date | string | null) => instant && new Date(instant);

const columns: CsvColumns<StoredDiscount> = [
  ['code', (row) => row.code],
  ['status', (row) => row.status],
  ['percentage', (row) => row.percentage],
  ['country', (row) => row.country],
  ['member_id', (row) => row.member_id],
  ['expires_at', (row) => date(row.expires_at)],
  ['minimum_amount', (row) => decimal(row.minimum_amount, row.minimum_currency ?? 'EUR')],
  ['minimum_currency', (row) => row.minimum_currency],
  ['validity', (row) => row.validity],
  ['payment_methods', (row) => row.payment_methods && (JSON.parse(row.payment_methods) as string[]).join(' ')],
  ['defined_at', (row) => date(row.defined_at)],
  ['redeemed', (row) => row.redeemed],
];

export const discountsCsv = (list: List): CsvExport<StoredDiscount> => ({
  ...{ list: 'discounts', filter: list.filter, rows: discountRows(list), columns },
});
