import { column, tableOf } from '../../kernel/index.js';

/** A part of the file of a closed month. */
export const StoredMonthPart = tableOf('bookkeeping', 'month_files', {
  month: column.text({ primary: true }),
  request: column.integer({ primary: true }),
  part: column.integer({ primary: true }),
  bytes: column.bytea(),
});
