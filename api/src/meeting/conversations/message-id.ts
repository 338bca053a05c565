import { keyConflict, type Transaction } from '../../kernel/index.js';

/**
 * A message's id is the key that its sender's client has made. The other of the two sees it, and whoever sends must not
 * take it for another message: a screen would show one of them in place of the other.
 */
export const claimMessageId = (tx: Transaction, { id, from }: { id: string; from: string }): void =>
  tx.claim({ kind: 'message', value: id, owner: from, taken: () => keyConflict({}) });
