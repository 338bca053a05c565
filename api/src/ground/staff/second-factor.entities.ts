import { column, type RowOf, tableOf } from '../../kernel/index.js';

/** The sealed secret of an authenticator. Written only by the lane, in the same transaction as the events about it. */
export const Authenticator = tableOf('staff', 'authenticators', {
  staff_id: column.uuid({ primary: true }),
  secret: column.text(),
});
export type Authenticator = RowOf<typeof Authenticator>;

/** A recovery code, as a keyed hash; the events record which codes are used. Also written only by the lane. */
export const RecoveryCode = tableOf('staff', 'recovery_codes', {
  staff_id: column.uuid({ primary: true }),
  number: column.integer({ primary: true }),
  code_hash: column.text(),
});
export type RecoveryCode = RowOf<typeof RecoveryCode>;
