import type { Event, Sealed } from '../../kernel/domain.js';

export const BLOCKED_KINDS = ['iban', 'phone'] as const;
export type BlockedKind = (typeof BLOCKED_KINDS)[number];

/**
 * This account or telephone number may no longer be used to pay. The stream's id is its keyed hash; the masked value
 * and the reason for staff are sealed with a key of the block's own. `cause`: staff, or a direct debit that was
 * returned.
 */
export type DetailBlocked = Event<
  'DetailBlocked',
  { kind: BlockedKind; shown: Sealed; reason: Sealed; cause: 'staff' | 'return'; blockedAt: string }
>;
export type DetailUnblocked = Event<
  'DetailUnblocked',
  { kind: BlockedKind; reason: Sealed; unblockedAt: string; keptUntil: string }
>;
/** The key of a block that ended long ago was destroyed, so its sealed data is unreadable. */
export type BlockForgotten = Event<'BlockForgotten', { kind: BlockedKind; forgottenAt: string }>;

export type BlockedEvent = DetailBlocked | DetailUnblocked | BlockForgotten;
