import { randomUUID } from 'node:crypto';
import { defineTable, type Transaction } from '../../kernel/index.js';

/** Names what somebody may open: taken when the password is checked, renewed when it, their rights or their factor change. */
export type Standing = string;

const standings = defineTable({
  name: 'authentication.standings',
  key: ['owner_id'],
  columns: { owner_id: 'uuid', version: 'uuid' },
});

/** Nothing opens for them, not even with the right password, until `renewStanding`. */
export const withholdStanding = (tx: Transaction, ownerId: string): void => tx.remove(standings, { owner_id: ownerId });

/** What was opened or begun before this command stands no more; another password does so by itself. */
export function renewStanding(tx: Transaction, ownerId: string): Standing {
  const version = randomUUID();
  tx.put(standings, { owner_id: ownerId }, { set: { version } });
  return version;
}
