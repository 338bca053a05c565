import { decimal } from '../exports/index.js';
import type { Cell, List, Vault } from '../kernel/index.js';
import type { StoredDebit } from './console-debit.js';
import { debitsSql } from './queries/list-debits.query.js';

/** What the books need of a debit; it names nobody. */
const columns: readonly (readonly [string, (row: StoredDebit) => Cell])[] = [
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

export function debitsCsv(list: List, vault: Vault) {
  const { from, order, params } = debitsSql(list, vault);
  return {
    list: 'direct-debits',
    filter: list.filter,
    sql: `SELECT * FROM ${from} ORDER BY ${order}`,
    params,
    columns,
  };
}
