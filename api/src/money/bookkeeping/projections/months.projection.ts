import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { BooksDeleted } from '../../credits/domain.js';
import type { MonthEvent } from '../month.events.js';

const MonthRow = readModelTable('months', {
  month: column.text({ primary: true }),
  first_day: column.date(),
  status: column.text<'waiting' | 'closed' | 'failed'>(),
  requested_at: column.timestamptz(),
  closed_at: column.nullable(column.timestamptz()),
  /** Of the file that is there; null: there is none yet. */
  digest: column.nullable(column.text()),
  bytes: column.nullable(column.bigint()),
  checks: column.integer({ default: 0 }),
  failed: column.integer({ default: 0 }),
  changed: column.boolean({ default: false }),
});
export type MonthRow = RowOf<typeof MonthRow>;

/** The months that staff had closed (ADM-04). */
export const months = defineProjection<MonthRow, MonthEvent | BooksDeleted>({
  entity: MonthRow,
  revision: 1,
  mode: 'inline',
  on: {
    MonthCloseRequested: ({ data: { month, requestedAt } }, rows) =>
      rows.upsert({ month }, { first_day: `${month}-01`, status: 'waiting', requested_at: requestedAt }),
    MonthClosed: ({ data: { month, digest, bytes, checks, failed, changed, closedAt } }, rows) =>
      rows.update({ month }, { status: 'closed', closed_at: closedAt, digest, bytes, checks, failed, changed }),
    MonthCloseFailed: ({ data: { month } }, rows) => rows.update({ month }, { status: 'failed' }),
    BooksDeleted: ({ data: { before } }, rows) => rows.deleteBefore('first_day', before),
  },
});
