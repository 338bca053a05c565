import type { CsvColumns, CsvExport } from '../../ground/lists/index.js';
import type { List } from '../../kernel/index.js';
import { caseRows, type StoredCase } from './cases.js';

/** Ids alone: a file outlives the forgetting of a member, so it names nobody. */
const cases: CsvColumns<StoredCase> = [
  ['case_id', (row) => row.case_id],
  ['opened_at', (row) => row.opened_at],
  ['status', (row) => row.status],
  ['kind', (row) => row.kind],
  ['reason', (row) => row.reason],
  ['reporter_id', (row) => row.reporter_id],
  ['reported_id', (row) => row.reported_id],
  ['decision', (row) => row.decision],
  ['decided_by', (row) => row.decided_by],
  ['decided_at', (row) => row.decided_at],
];

export const casesCsv = (list: List): CsvExport<StoredCase> => ({
  ...{ list: 'cases', filter: list.filter, rows: caseRows(list), columns: cases },
});
