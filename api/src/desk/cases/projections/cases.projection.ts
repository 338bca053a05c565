import type { MemberEvent } from '../../../members/accounts/index.js';
import type { RejectionReason } from '../../../members/photos/index.js';
import { column, defineProjection, readModelOf, type RowOf } from '../../../kernel/index.js';
import type { CaseEvent, Subject } from '../case.events.js';
import type { Decision, ReportReason } from '../report.values.js';

export const CaseRow = readModelOf('cases', {
  case_id: column.uuid({ primary: true }),
  status: column.text<'open' | 'decided'>({ default: 'open' }),
  kind: column.text<Subject['kind']>(),
  /** Null: an objection to a decision without a report, or a notice from outside. */
  reporter_id: column.nullable(column.uuid()),
  reported_id: column.uuid(),
  reason: column.nullable(column.text<ReportReason>()),
  /** Why a photo was turned down. */
  rejection: column.nullable(column.text<RejectionReason>()),
  opened_at: column.timestamptz(),
  decision: column.nullable(column.text<Decision>()),
  decided_by: column.nullable(column.text()),
  decided_at: column.nullable(column.timestamptz()),
  objected: column.boolean({ default: false }),
  /** Whose decision is the latest, also while somebody objects to it. */
  latest_by: column.nullable(column.text()),
  /** Who objects to a decision without a report. */
  objector_id: column.nullable(column.uuid()),
  /** What a notice of illegal content came as. */
  complaint_id: column.nullable(column.uuid()),
});
export type CaseRow = RowOf<typeof CaseRow>;

/**
 * The console's queue. Rows of erased members stay, because their cases are still decided; they contain only ids. An
 * objection without a report goes with its member: nothing is left to decide.
 */
export const cases = defineProjection<CaseRow, CaseEvent | MemberEvent>({
  entity: CaseRow,
  revision: 5,
  mode: 'async',
  indexes: ['(status, opened_at)', '(reported_id)', '(reporter_id)', '(objector_id)'],
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
    NoticeTakenUp: ({ streamId, data: { complaint, subject, takenUpAt } }, rows) =>
      rows.upsert(
        { case_id: streamId },
        {
          set: {
            kind: subject.kind,
            reported_id: subject.member,
            reason: 'illegal',
            opened_at: takenUpAt,
            complaint_id: complaint,
          },
        },
      ),
    DecisionObjected: ({ streamId, data: { subject, rejection, decidedBy, objectedAt } }, rows) =>
      rows.upsert(
        { case_id: streamId },
        {
          set: {
            kind: subject.kind,
            reported_id: subject.member,
            rejection,
            opened_at: objectedAt,
            objected: true,
            latest_by: decidedBy,
            objector_id: subject.member,
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
        { set: { status: 'decided', decision, decided_by: by, decided_at: decidedAt, latest_by: by } },
      ),
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ objector_id: streamId }),
  },
});
