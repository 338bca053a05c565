import { column, defineProjection, readModelTable, type RowOf, staffIdOf } from '../../../kernel/index.js';
import type { DebitFileEvent } from '../debit-file.events.js';

export const DebitFileRow = readModelTable('debit_files', {
  file_id: column.uuid({ primary: true }),
  debits: column.integer(),
  amount: column.bigint(),
  currency: column.text(),
  made_at: column.timestamptz(),
  /** Staff ids; null if it happened automatically. */
  made_by: column.nullable(column.text()),
  /** Null until the file was sent to the bank. */
  sent_at: column.nullable(column.timestamptz()),
  sent_by: column.nullable(column.text()),
  settles_at: column.timestamptz(),
  collected_at: column.nullable(column.timestamptz()),
  collected_by: column.nullable(column.text()),
  /** Null unless it was taken apart instead of being sent. */
  apart_at: column.nullable(column.timestamptz()),
  apart_by: column.nullable(column.text()),
  apart_reason: column.nullable(column.text()),
});
export type DebitFileRow = RowOf<typeof DebitFileRow>;

export const debitFiles = defineProjection<DebitFileRow, DebitFileEvent>({
  entity: DebitFileRow,
  revision: 3,
  mode: 'inline',
  indexes: ['(made_at DESC, file_id)'],
  on: {
    DebitFileMade: ({ streamId, actor, data: { debits, total, madeAt, settlesAt, sentAt } }, rows) =>
      rows.upsert(
        { file_id: streamId },
        {
          debits,
          amount: total.amount,
          currency: total.currency,
          made_at: madeAt,
          made_by: staffIdOf(actor) ?? null,
          settles_at: settlesAt,
          sent_at: sentAt,
          sent_by: sentAt && (staffIdOf(actor) ?? null),
        },
      ),
    DebitFileSent: ({ streamId, actor, data: { sentAt, settlesAt } }, rows) =>
      rows.update({ file_id: streamId }, { sent_at: sentAt, sent_by: staffIdOf(actor) ?? null, settles_at: settlesAt }),
    DebitFileTakenApart: ({ streamId, actor, data: { reason, takenApartAt } }, rows) =>
      rows.update(
        { file_id: streamId },
        { apart_at: takenApartAt, apart_by: staffIdOf(actor) ?? null, apart_reason: reason },
      ),
    DebitFileCollected: ({ streamId, actor, data: { collectedAt } }, rows) =>
      rows.update({ file_id: streamId }, { collected_at: collectedAt, collected_by: staffIdOf(actor) ?? null }),
  },
});
