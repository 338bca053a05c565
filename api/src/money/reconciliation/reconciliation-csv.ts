import { decimal, type CsvColumns, type CsvExport } from '../../ground/lists/index.js';
import { whereOf, type List } from '../../kernel/index.js';
import type { DifferenceRow } from './projections/reconciliations.projection.js';
import { RECONCILIATION_FILTERS } from './queries/list-reconciliations.query.js';

type Line = DifferenceRow & { provider: string; date: string };

const columns: CsvColumns<Line> = [
  ['day', (row) => row.date],
  ['provider', (row) => row.provider],
  ['difference', (row) => row.kind],
  ['provider_reference', (row) => row.reference],
  ['payment_id', (row) => row.payment_id],
  ['refund_id', (row) => row.refund_id],
  ['theirs', (row) => (row.currency ? decimal(row.theirs, row.currency) : null)],
  ['ours', (row) => (row.currency ? decimal(row.ours, row.currency) : null)],
  ['currency', (row) => row.currency],
];

/** Every difference of the days that are filtered, as the newest comparison of each has it. */
export const differencesCsv = (list: List): CsvExport<Line> => ({
  ...{ list: 'reconciliations', filter: list.filter, columns },
  rows: {
    columns: "differences.*, days.provider, to_char(days.day, 'YYYY-MM-DD') AS date",
    table: 'read.reconciliations AS days JOIN read.reconciliation_differences AS differences USING (id, reconciled_at)',
    ...whereOf(list.filter, RECONCILIATION_FILTERS),
    order: 'days.day DESC, days.provider, differences.number',
  },
});
