import { decimal, type CsvColumns, type CsvExport } from '../../ground/lists/index.js';
import type { List, Vault } from '../../kernel/index.js';
import type { StoredDebit } from './console-debit.js';
import type { Sought } from '../payments/index.js';
import { debitRows } from './queries/list-debits.query.js';

/** What the books need of a debit; it names nobody. */
const columns: CsvColumns<StoredDebit> = [
  ['payment_id', (row) => row.payment_id],
  ['mandate_reference', (row) => row.reference],
  ['status', (row) => row.status],
  ['member_id', (row) => row.member_id],
  ['amount', (row) => decimal(row.amount, row.currency)],
  ['collected', (row) => decimal(row.left_amount, row.currency)],
  ['currency', (row) => row.currency],
  ['signed_at', (row) => row.signed_at],
  ['collect_on', (row) => row.collect_on],
  ['file_id', (row) => row.file_id],
  ['sent_at', (row) => row.sent_at],
  ['returned_at', (row) => row.returned_at],
  ['return_code', (row) => row.return_code],
];

export const debitsCsv = (list: List, vault: Vault, sought: Sought | null): CsvExport<StoredDebit> => ({
  ...{ list: 'direct-debits', filter: list.filter, rows: debitRows(list, vault, sought), columns },
});
