import { integer, tableOf, text, uuid, type RowOf } from '../../kernel/index.js';

/** The sealed secret of an authenticator. Written only by the lane, in the same transaction as the events about it. */
export const Authenticator = tableOf('staff', 'authenticators', { staff_id: uuid({ primary: true }), secret: text() });
export type Authenticator = RowOf<typeof Authenticator>;

/** A recovery code, as a keyed hash; the events record which codes are used. Also written only by the lane. */
export const RecoveryCode = tableOf('staff', 'recovery_codes', {
  staff_id: uuid({ primary: true }),
  number: integer({ primary: true }),
  code_hash: text(),
});
export type RecoveryCode = RowOf<typeof RecoveryCode>;
