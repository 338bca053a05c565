import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { ComplaintEvent } from '../complaint.events.js';
import { deskOf, type ComplaintDesk, type ComplaintKind, type ComplaintState } from '../complaint.values.js';

export const ComplaintRow = readModelTable('complaints', {
  complaint_id: column.uuid({ primary: true }),
  number: column.text(),
  status: column.text<ComplaintState>({ default: 'new' }),
  kind: column.text<ComplaintKind>(),
  desk: column.text<ComplaintDesk>(),
  language: column.text(),
  member_id: column.nullable(column.uuid()),
  /** Sealed. */
  email: column.nullable(column.text()),
  has_file: column.boolean({ default: false }),
  made_at: column.timestamptz(),
  /** When the last of the two wrote. */
  written_at: column.timestamptz(),
  answer_by: column.timestamptz(),
  close_by: column.timestamptz(),
  answered: column.boolean({ default: false }),
  closed_at: column.nullable(column.timestamptz()),
  claimed_by: column.nullable(column.text()),
  case_id: column.nullable(column.uuid()),
  mail_refused: column.boolean({ default: false }),
});
export type ComplaintRow = RowOf<typeof ComplaintRow>;

/** The console's queue. Inline, because whoever acts on one reads it next; rows go when a complaint is forgotten. */
export const complaints = defineProjection<ComplaintRow, ComplaintEvent>({
  entity: ComplaintRow,
  revision: 2,
  mode: 'inline',
  indexes: ['(status, made_at)', '(member_id)', '(number)', '(claimed_by)'],
  on: {
    ComplaintMade: ({ streamId, data: { file, madeAt, answerBy, closeBy, ...data } }, rows) =>
      rows.upsert(
        { complaint_id: streamId },
        {
          number: data.number,
          kind: data.kind,
          desk: deskOf(data.kind),
          language: data.language,
          member_id: data.memberId,
          email: data.email,
          has_file: file !== null,
          made_at: madeAt,
          written_at: madeAt,
          answer_by: answerBy,
          close_by: closeBy,
        },
      ),
    ComplaintClaimed: ({ streamId, data: { by } }, rows) => rows.update({ complaint_id: streamId }, { claimed_by: by }),
    ComplaintReleased: ({ streamId }, rows) => rows.update({ complaint_id: streamId }, { claimed_by: null }),
    ComplaintHandedOver: ({ streamId, data: { to } }, rows) =>
      rows.update({ complaint_id: streamId }, { desk: to, claimed_by: null }),
    ComplaintAnswered: ({ streamId, data: { closes, answeredAt } }, rows) =>
      rows.update(
        { complaint_id: streamId },
        {
          answered: true,
          written_at: answeredAt,
          status: closes ? 'closed' : 'theirs',
          ...(closes && { closed_at: answeredAt }),
        },
      ),
    ComplaintReplied: ({ streamId, data: { repliedAt, answerBy, closeBy, answered } }, rows) =>
      rows.update(
        { complaint_id: streamId },
        {
          status: answered ? 'ours' : 'new',
          written_at: repliedAt,
          answer_by: answerBy,
          close_by: closeBy,
          closed_at: null,
        },
      ),
    ComplaintClosed: ({ streamId, data: { closedAt } }, rows) =>
      rows.update({ complaint_id: streamId }, { status: 'closed', closed_at: closedAt }),
    ComplaintCaseMade: ({ streamId, data: { caseId } }, rows) =>
      rows.update({ complaint_id: streamId }, { case_id: caseId }),
    ComplaintMailRefused: ({ streamId }, rows) => rows.update({ complaint_id: streamId }, { mail_refused: true }),
    ComplaintForgotten: ({ streamId }, rows) => rows.delete({ complaint_id: streamId }),
    ComplainantErased: ({ streamId }, rows) => rows.update({ complaint_id: streamId }, { member_id: null }),
  },
});
