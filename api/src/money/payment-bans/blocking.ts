import type { Transaction } from '../../kernel/index.js';
import { block, blockedDetail } from './blocked.js';
import type { BlockedKind, DetailBlocked } from './blocked.events.js';

/** Streams to name among a command's reads. */
export const isBlocked = (tx: Transaction, kind: BlockedKind, hash: string): boolean =>
  tx.state(blockedDetail(kind, hash)).active;

/** Within the caller's transaction; what is blocked already stays as it is. */
export function blockDetail(
  tx: Transaction,
  hash: string,
  { kind, ...details }: Omit<DetailBlocked['data'], 'blockedAt'>,
): void {
  if (isBlocked(tx, kind, hash)) return;
  const at = tx.now.toISOString();
  tx.decide(blockedDetail(kind, hash), (state) => block(state, { kind, ...details, at }));
}
