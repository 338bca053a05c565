import { column, defineProjection, readModelOf, type RowOf } from '../../../kernel/index.js';
import type { CaseEvent, Subject } from '../case.events.js';
import type { Decision, ReportReason } from '../report.values.js';

export const CaseRow = readModelOf('cases', {
  case_id: column.uuid({ primary: true }),
  status: column.text<'open' | 'decided'>({ default: 'open' }),
  kind: column.text<Subject['kind']>(),
  reporter_id: column.uuid(),
  reported_id: column.uuid(),
  reason: column.text<ReportReason>(),
  opened_at: column.timestamptz(),
  decision: column.nullable(column.text<Decision>()),
  decided_by: column.nullable(column.text()),
  decided_at: column.nullable(column.timestamptz()),
  objected: column.boolean({ default: false }),
});
export type CaseRow = RowOf<typeof CaseRow>;

/** The console's queue. Rows of erased members stay, because their cases are still decided; they contain only ids. */
export const cases = defineProjection<CaseRow, CaseEvent>({
  entity: CaseRow,
  revision: 3,
  mode: 'async',
  indexes: ['(status, opened_at)', '(reported_id)', '(reporter_id)'],
  on: {
    CaseOpened: ({ streamId, data: { reporter, subject, reason, openedAt } }, rows) =>
      rows.upsert(
        { case_id: streamId },
        {
          set: {
            kind: subject.kind,
            reporter_id: reporter,
            reported_id: subject.member,
            reason,
            opened_at: openedAt,
          },
        },
      ),
    CaseObjected: ({ streamId }, rows) =>
      rows.update(
        { case_id: streamId },
        { set: { status: 'open', decision: null, decided_by: null, decided_at: null, objected: true } },
      ),
    CaseDecided: ({ streamId, data: { by, decision, decidedAt } }, rows) =>
      rows.update(
        { case_id: streamId },
        { set: { status: 'decided', decision, decided_by: by, decided_at: decidedAt } },
      ),
  },
});
