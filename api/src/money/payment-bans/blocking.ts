import type { Transaction, Vault } from '../../kernel/index.js';
import { block, blockedDetail } from './blocked.js';
import type { BlockedKind, DetailBlocked } from './blocked.events.js';

export const hashOf = (vault: Vault, kind: BlockedKind, value: string): string => vault.hmac(`payment-${kind}`, value);

/** The command must read these streams. */
export const isBlocked = (tx: Transaction, kind: BlockedKind, hash: string): boolean =>
  tx.state(blockedDetail(kind, hash)).active;

/** Runs in the caller's transaction; an existing block stays unchanged. */
export function blockDetail(
  tx: Transaction,
  hash: string,
  { kind, ...details }: Omit<DetailBlocked['data'], 'blockedAt'>,
): void {
  if (isBlocked(tx, kind, hash)) return;
  tx.decide(blockedDetail(kind, hash), (state) => block(state, { kind, ...details, at: tx.at }));
}
