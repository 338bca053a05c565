import { defineProjection, staffIdOf } from '../../../kernel/index.js';
import type { DebitFileEvent } from '../debit-file.events.js';

export interface DebitFileRow {
  file_id: string;
  debits: number;
  amount: number;
  currency: string;
  made_at: string;
  /** Staff ids; null if it happened automatically. */
  made_by: string | null;
  /** Null until the file was sent to the bank. */
  sent_at: string | null;
  sent_by: string | null;
  settles_at: string;
  collected_at: string | null;
  collected_by: string | null;
  /** Null unless it was taken apart instead of being sent. */
  apart_at: string | null;
  apart_by: string | null;
  apart_reason: string | null;
}

export const debitFiles = defineProjection<DebitFileRow, DebitFileEvent>({
  name: 'debit_files',
  revision: 3,
  mode: 'inline',
  key: ['file_id'],
  columns: {
    file_id: 'uuid',
    debits: 'integer',
    amount: 'bigint',
    currency: 'text',
    made_at: 'timestamptz',
    made_by: 'text',
    sent_at: 'timestamptz',
    sent_by: 'text',
    settles_at: 'timestamptz',
    collected_at: 'timestamptz',
    collected_by: 'text',
    apart_at: 'timestamptz',
    apart_by: 'text',
    apart_reason: 'text',
  },
  indexes: ['(made_at DESC, file_id)'],
  on: {
    DebitFileMade: ({ streamId, actor, data: { debits, total, madeAt, settlesAt, sentAt } }, rows) =>
      rows.upsert(
        { file_id: streamId },
        {
          set: {
            ...{ debits, amount: total.amount, currency: total.currency },
            ...{ made_at: madeAt, made_by: staffIdOf(actor) ?? null, settles_at: settlesAt },
            ...{ sent_at: sentAt, sent_by: sentAt && (staffIdOf(actor) ?? null) },
          },
        },
      ),
    DebitFileSent: ({ streamId, actor, data: { sentAt, settlesAt } }, rows) =>
      rows.update(
        { file_id: streamId },
        { set: { sent_at: sentAt, sent_by: staffIdOf(actor) ?? null, settles_at: settlesAt } },
      ),
    DebitFileTakenApart: ({ streamId, actor, data: { reason, takenApartAt } }, rows) =>
      rows.update(
        { file_id: streamId },
        { set: { apart_at: takenApartAt, apart_by: staffIdOf(actor) ?? null, apart_reason: reason } },
      ),
    DebitFileCollected: ({ streamId, actor, data: { collectedAt } }, rows) =>
      rows.update(
        { file_id: streamId },
        { set: { collected_at: collectedAt, collected_by: staffIdOf(actor) ?? null } },
      ),
  },
});
