import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { AgreementEvent } from './agreement.events.js';

const AgreementRow = readModelTable('agreements', {
  agreement_id: column.uuid({ primary: true }),
  proposed_by: column.text(),
  proposed_at: column.timestamptz(),
});
export type AgreementRow = RowOf<typeof AgreementRow>;

/** Those that wait, and no others: what is in them stands in their streams. */
export const agreements = defineProjection<AgreementRow, AgreementEvent>({
  entity: AgreementRow,
  revision: 1,
  mode: 'inline',
  on: {
    RaiseProposed: ({ streamId, data: { by, proposedAt } }, rows) =>
      rows.upsert({ agreement_id: streamId }, { proposed_by: by, proposed_at: proposedAt }),
    RoleProposed: ({ streamId, data: { by, proposedAt } }, rows) =>
      rows.upsert({ agreement_id: streamId }, { proposed_by: by, proposed_at: proposedAt }),
    AgreementGiven: ({ streamId }, rows) => rows.delete({ agreement_id: streamId }),
    AgreementRefused: ({ streamId }, rows) => rows.delete({ agreement_id: streamId }),
  },
});
