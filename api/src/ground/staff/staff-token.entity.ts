import { column, tableOf, type RowOf } from '../../kernel/index.js';

/**
 * `login` and `enrolment`: the password was right, the code is still to come; `authenticator`: a logged-in staff member
 * is enrolling a new one; `password`: a mailed link.
 */
export type TokenPurpose = 'login' | 'enrolment' | 'authenticator' | 'password';

/** An unfinished login or a mailed link. */
export const StaffToken = tableOf('staff', 'tokens', {
  tokenHash: column.text({ primary: true }),
  purpose: column.text<TokenPurpose>(),
  staffId: column.uuid(),
  /** The sealed secret of the authenticator being enrolled, or the number of the password that a link replaces. */
  subject: column.nullable(column.text()),
  /** The stamp the password was checked against; null for a mailed link. */
  stamp: { ...column.nullable(column.uuid()), name: 'standing' },
  /** Idempotency key of the request that used it: only that request, whose response may have been lost, may repeat. */
  usedBy: column.nullable(column.text()),
  issuedAt: column.timestamptz(),
  expiresAt: column.timestamptz(),
});
export type StaffToken = RowOf<typeof StaffToken>;
