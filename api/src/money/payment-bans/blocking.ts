import type { Store, Transaction, Vault } from '../../kernel/index.js';
import { block, blockedDetail, keyOwner, type Details } from './blocked.js';
import type { BlockedKind } from './blocked.events.js';

export const hashOf = (vault: Vault, kind: BlockedKind, value: string): string => vault.hmac(`payment-${kind}`, value);

/** The command must read these streams. */
export const isBlocked = (tx: Transaction, kind: BlockedKind, hash: string): boolean =>
  tx.state(blockedDetail(kind, hash)).active;

/** Seals what a block tells with its own key. */
export async function sealDetails(
  store: Store,
  vault: Vault,
  ref: ReturnType<typeof blockedDetail>,
  plain: { shown: string; reason: string },
): Promise<Pick<Details, 'shown' | 'reason' | 'forgotten'>> {
  const { forgotten } = await store.readFresh(ref);
  const owner = keyOwner(ref.id, { forgotten });
  await vault.createKey(owner);
  const [shown, reason] = await Promise.all([vault.seal(owner, plain.shown), vault.seal(owner, plain.reason)]);
  return { shown, reason, forgotten };
}

/** Runs in the caller's transaction; an existing block stays unchanged. */
export function blockDetail(tx: Transaction, hash: string, { kind, ...details }: Details): void {
  if (isBlocked(tx, kind, hash)) return;
  tx.decide(blockedDetail(kind, hash), (state) => block(state, { kind, ...details, at: tx.at }));
}
