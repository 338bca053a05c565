import { column, tableOf, type RowOf } from '../../kernel/index.js';
import type { ClaimedResource } from './claim-policies.js';

/** Who of the staff has a record of a queue before them, since and until when. */
export const WorkClaim = tableOf('staff', 'claims', {
  resource: column.text<ClaimedResource>({ primary: true }),
  recordId: column.uuid({ primary: true }),
  staffId: column.uuid(),
  since: column.timestamptz(),
  endsAt: column.timestamptz(),
});
export type WorkClaim = RowOf<typeof WorkClaim>;
