import { decimal, type CsvColumns } from '../../ground/lists/index.js';
import type { VatRow } from './queries/list-vat.query.js';

export const VAT_COLUMNS: CsvColumns<VatRow> = [
  ['period', (row) => row.period],
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
