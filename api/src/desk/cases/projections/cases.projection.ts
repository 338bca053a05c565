import { defineProjection } from '../../../kernel/index.js';
import type { CaseEvent, Subject } from '../case.events.js';
import type { Decision, ReportReason } from '../report.values.js';

export interface CaseRow {
  case_id: string;
  status: 'open' | 'decided';
  kind: Subject['kind'];
  reporter_id: string;
  reported_id: string;
  reason: ReportReason;
  opened_at: string;
  decision: Decision | null;
  decided_by: string | null;
  decided_at: string | null;
  objected: boolean;
}

/** The console's queue. Rows of erased members stay, because their cases are still decided; they contain only ids. */
export const cases = defineProjection<CaseRow, CaseEvent>({
  name: 'cases',
  revision: 3,
  mode: 'async',
  key: ['case_id'],
  columns: {
    case_id: 'uuid',
    status: "text not null default 'open'",
    kind: 'text',
    reporter_id: 'uuid',
    reported_id: 'uuid',
    reason: 'text',
    opened_at: 'timestamptz',
    decision: 'text',
    decided_by: 'text',
    decided_at: 'timestamptz',
    objected: 'boolean not null default false',
  },
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
