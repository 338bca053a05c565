import { decimal, type CsvColumns, type CsvExport } from '../../ground/lists/index.js';
import type { List } from '../../kernel/index.js';
import type { Sought } from '../payments/index.js';
import { refundRows } from './queries/list-console-refunds.query.js';
import type { StoredRefund } from './refund-view.js';

/** What the books need of a refund; why one was refused stays with the member. */
const columns: CsvColumns<StoredRefund> = [
  ['refund_id', (row) => row.refund_id],
  ['requested_at', (row) => row.requested_at],
  ['status', (row) => row.status],
  ['member_id', (row) => row.member_id],
  ['payment_id', (row) => row.payment_id],
  ['credits', (row) => row.credits],
  ['amount', (row) => decimal(row.amount, row.currency)],
  ['currency', (row) => row.currency],
  ['approved_at', (row) => row.approved_at],
  ['approved_by', (row) => row.approved_by],
  ['decided_at', (row) => row.decided_at],
  ['decided_by', (row) => row.decided_by],
  ['paid_out_at', (row) => row.paid_out_at],
  ['provider_reference', (row) => row.provider_reference],
];

export const refundsCsv = (list: List, sought: Sought | null): CsvExport<StoredRefund> => ({
  ...{ list: 'refunds', filter: list.filter, rows: refundRows(list, sought), columns },
});
