import type { Vault } from '../../kernel/index.js';

/**
 * What staff wrote about a code, as it is kept: about one member it is sealed with their key, so that it ends with them.
 * Null: they have been forgotten.
 */
export const keptReason = async (vault: Vault, memberId: string | null, reason: string): Promise<string | null> =>
  memberId === null ? reason.trim() : vault.sealIfKnown(memberId, reason.trim());
