import { column, tableOf } from '../../kernel/index.js';

/** A file that came with a complaint. */
export const StoredComplaintFile = tableOf('complaints', 'files', {
  id: column.uuid({ primary: true }),
  /** Null until a complaint names it. */
  complaintId: column.nullable(column.uuid()),
  /** Encrypted. */
  bytes: column.bytea(),
  uploadedAt: column.timestamptz(),
});
