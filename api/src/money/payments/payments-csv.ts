import { decimal, type CsvColumns, type CsvExport } from '../../ground/lists/index.js';
import type { List } from '../../kernel/index.js';
import type { StoredPayment } from './console-payment.js';
import type { Sought } from './payment-search.js';
import { paymentRows } from './queries/list-console-payments.query.js';

/** What the books need of a payment; it names nobody. */
const columns: CsvColumns<StoredPayment> = [
  ['payment_id', (row) => row.payment_id],
  ['placed_at', (row) => row.placed_at],
  ['settled_at', (row) => row.settled_at],
  ['status', (row) => row.console_status],
  ['attention', (row) => row.attention],
  ['member_id', (row) => row.member_id],
  ['package', (row) => row.package],
  ['credits', (row) => row.credits],
  ['price', (row) => decimal(row.price, row.currency)],
  ['transaction_costs', (row) => decimal(row.transaction_costs, row.currency)],
  ['amount', (row) => decimal(row.amount, row.currency)],
  ['currency', (row) => row.currency],
  ['discount_code', (row) => row.discount_code],
  ['discount_off', (row) => decimal(row.discount_off, row.currency)],
  ['refunded', (row) => (row.refunded > 0 ? decimal(row.refunded, row.currency) : null)],
  ['charged_back', (row) => (row.chargebacks > 0 ? decimal(row.charged_back, row.charged_back_currency!) : null)],
  ['charged_back_at', (row) => row.charged_back_at],
  ['payment_method', (row) => row.method],
  ['provider', (row) => row.provider],
  ['provider_reference', (row) => row.reference],
];

export const paymentsCsv = (list: List, sought: Sought | null): CsvExport<StoredPayment> => ({
  ...{ list: 'payments', filter: list.filter, rows: paymentRows(list, sought), columns },
});
