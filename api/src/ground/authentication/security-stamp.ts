import { randomUUID } from 'node:crypto';
import { column, tableOf, type Transaction } from '../../kernel/index.js';

/**
 * A version of someone's right to log in: read when the password is checked, renewed when password, rights or factor
 * change.
 */
export type SecurityStamp = string;

const stamps = tableOf('authentication', 'standings', {
  owner_id: column.uuid({ primary: true }),
  version: column.uuid(),
});

/** Blocks logging in, even with the right password, until `renewSecurityStamp`. */
export const withholdSecurityStamp = (tx: Transaction, ownerId: string): void =>
  tx.remove(stamps, { owner_id: ownerId });

/** Invalidates everything opened or begun before this command; a password change does so automatically. */
export function renewSecurityStamp(tx: Transaction, ownerId: string): SecurityStamp {
  const version = randomUUID();
  tx.put(stamps, { owner_id: ownerId }, { set: { version } });
  return version;
}
