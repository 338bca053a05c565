import type { MemberEvent } from '../../../members/accounts/index.js';
import type { RejectionReason } from '../../../members/photos/index.js';
import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { CaseEvent, Subject } from '../case.events.js';
import { harmOf, NOT_REPORTED } from '../harm.js';
import type { Decision, ReportReason, Side } from '../report.values.js';

export const CaseRow = readModelTable('cases', {
  case_id: column.uuid({ primary: true }),
  status: column.text<'open' | 'decided'>({ default: 'open' }),
  kind: column.text<Subject['kind']>(),
  /** Null: an objection to a decision without a report, or a notice from outside. */
  reporter_id: column.nullable(column.uuid()),
  reported_id: column.uuid(),
  reason: column.nullable(column.text<ReportReason>()),
  /** Rank of what was reported, 1 for the worst. */
  harm: column.integer({ default: NOT_REPORTED }),
  /** Why a photo was turned down. */
  rejection: column.nullable(column.text<RejectionReason>()),
  opened_at: column.timestamptz(),
  decision: column.nullable(column.text<Decision>()),
  decided_by: column.nullable(column.text()),
  decided_at: column.nullable(column.timestamptz()),
  objected: column.boolean({ default: false }),
  /** Whose decision is the latest, also while somebody objects to it. */
  latest_by: column.nullable(column.text()),
  /** All who had decided before somebody objected, their ids apart by spaces; null of older objections. */
  deciders: column.nullable(column.text()),
  /** Who objected last, to the latest decision, and when. */
  objected_side: column.nullable(column.text<Side>()),
  objected_at: column.nullable(column.timestamptz()),
  /** Who of the staff has taken up the objection. */
  claimed_by: column.nullable(column.text()),
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
  revision: 8,
  mode: 'async',
  // `MemberErased` deletes rows that cases add: added late, they would be back.
  order: 'log',
  indexes: [
    '(status, opened_at)',
    '(status, harm, opened_at, case_id)',
    '(status, objected_at) WHERE objected',
    '(reported_id)',
    '(reporter_id)',
    '(objector_id)',
    '(right(case_id::text, 8))',
  ],
  on: {
    CaseOpened: ({ streamId, data: { reporter, subject, reason, openedAt } }, rows) =>
      rows.upsert(
        { case_id: streamId },
        {
          kind: subject.kind,
          reporter_id: reporter,
          reported_id: subject.member,
          reason,
          harm: harmOf(reason),
          opened_at: openedAt,
        },
      ),
    NoticeTakenUp: ({ streamId, data: { complaint, subject, takenUpAt } }, rows) =>
      rows.upsert(
        { case_id: streamId },
        {
          kind: subject.kind,
          reported_id: subject.member,
          reason: 'illegal',
          harm: harmOf('illegal'),
          opened_at: takenUpAt,
          complaint_id: complaint,
        },
      ),
    DecisionObjected: ({ streamId, data: { subject, rejection, decidedBy, objectedAt } }, rows) =>
      rows.upsert(
        { case_id: streamId },
        {
          kind: subject.kind,
          reported_id: subject.member,
          rejection,
          opened_at: objectedAt,
          objected: true,
          latest_by: decidedBy,
          deciders: decidedBy,
          objected_side: 'reported',
          objected_at: objectedAt,
          objector_id: subject.member,
        },
      ),
    CaseObjected: ({ streamId, data: { side, decidedBy, objectedAt } }, rows) =>
      rows.update(
        { case_id: streamId },
        {
          status: 'open',
          decision: null,
          decided_by: null,
          decided_at: null,
          objected: true,
          objected_side: side ?? 'reported',
          objected_at: objectedAt,
          deciders: decidedBy?.join(' ') ?? null,
        },
      ),
    ObjectionClaimed: ({ streamId, data: { by } }, rows) => rows.update({ case_id: streamId }, { claimed_by: by }),
    ObjectionReleased: ({ streamId }, rows) => rows.update({ case_id: streamId }, { claimed_by: null }),
    CaseDecided: ({ streamId, data: { by, decision, decidedAt } }, rows) =>
      rows.update(
        { case_id: streamId },
        {
          status: 'decided',
          decision,
          decided_by: by,
          decided_at: decidedAt,
          latest_by: by,
          claimed_by: null,
        },
      ),
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ objector_id: streamId }),
  },
});
