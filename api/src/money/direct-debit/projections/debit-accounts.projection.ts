import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { DebitEvent } from '../debit.events.js';

const DebitAccountRow = readModelTable('debit_accounts', {
  payment_id: column.uuid({ primary: true }),
  /** A keyed hash of the account's last four digits. */
  last_four: column.nullable(column.text()),
  signed_at: column.timestamptz(),
});
type DebitAccountRow = RowOf<typeof DebitAccountRow>;

/** What the mark of these digits is made of. */
export const lastFour = (digits: string): string => `account ${digits}`;

/** By what staff find a debit of which somebody knows the end of the account's number alone (ADM-08). */
export const debitAccounts = defineProjection<DebitAccountRow, DebitEvent>({
  entity: DebitAccountRow,
  revision: 1,
  mode: 'async',
  order: 'key',
  indexes: ['(last_four, signed_at DESC)'],
  marks: { DebitAuthorised: { iban: (iban, hash) => hash(lastFour(iban.slice(-4))) } },
  on: {
    DebitAuthorised: ({ streamId, data: { signedAt } }, rows, { iban = null }) =>
      rows.upsert({ payment_id: streamId }, { last_four: iban, signed_at: signedAt }),
    MandateForgotten: ({ streamId }, rows) => rows.delete({ payment_id: streamId }),
  },
});
