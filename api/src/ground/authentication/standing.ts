import { randomUUID } from 'node:crypto';
import { column, tableOf, type Transaction } from '../../kernel/index.js';

/**
 * A version of someone's right to log in: read when the password is checked, renewed when password, rights or factor
 * change.
 */
export type Standing = string;

const standings = tableOf('authentication', 'standings', {
  owner_id: column.uuid({ primary: true }),
  version: column.uuid(),
});

/** Blocks logging in, even with the right password, until `renewStanding`. */
export const withholdStanding = (tx: Transaction, ownerId: string): void => tx.remove(standings, { owner_id: ownerId });

/** Invalidates everything opened or begun before this command; a password change does so automatically. */
export function renewStanding(tx: Transaction, ownerId: string): Standing {
  const version = randomUUID();
  tx.put(standings, { owner_id: ownerId }, { set: { version } });
  return version;
}
