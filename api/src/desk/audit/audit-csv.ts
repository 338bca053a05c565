import type { CsvColumns, CsvExport } from '../../ground/lists/index.js';
import { EventLog, isSealed, staffIdOf, type List, type RecordedEvent } from '../../kernel/index.js';
import { asked, isView, reasonOf } from './queries/list-audit.query.js';

/** Reasons that tell of a person stay here, sealed: a file would outlive the forgetting of that member. */
const fixedReason = ({ data }: RecordedEvent) => {
  const reason = reasonOf(data);
  return isSealed(reason) ? null : reason;
};

const columns = (names: ReadonlyMap<string, string>): CsvColumns<RecordedEvent> => [
  ['id', ({ position }) => position],
  ['at', ({ at }) => at],
  ['staff_id', ({ actor }) => staffIdOf(actor) ?? null],
  ['staff_name', ({ actor }) => names.get(staffIdOf(actor) ?? '') ?? null],
  ['type', ({ type }) => type],
  ['stream', ({ stream, streamId }) => (isView(stream) ? streamId : stream)],
  ['opened', ({ stream, data }) => (isView(stream) ? (data as { opened: string[] }).opened.join(' ') : null)],
  ['reason', fixedReason],
];

export const auditCsv = (
  log: EventLog,
  { filter, descending }: List,
  names: ReadonlyMap<string, string>,
): CsvExport<RecordedEvent> => ({
  ...{ list: 'audit', filter, rows: log.allByStaff(asked(filter), descending), columns: columns(names) },
});
