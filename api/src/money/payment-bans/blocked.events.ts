import type { Event, Sealed } from '../../kernel/index.js';

export const BLOCKED_KINDS = ['iban', 'phone'] as const;
export type BlockedKind = (typeof BLOCKED_KINDS)[number];

/**
 * Nobody pays with this account or number any more. The stream's id is its keyed hash; what staff recognise it by and
 * why are sealed with a key of the block's own. `cause`: staff did it, or the bank returned a debit.
 */
export type DetailBlocked = Event<
  'DetailBlocked',
  { kind: BlockedKind; shown: Sealed; reason: Sealed; cause: 'staff' | 'return'; blockedAt: string }
>;
export type DetailUnblocked = Event<
  'DetailUnblocked',
  { kind: BlockedKind; reason: Sealed; unblockedAt: string; keptUntil: string }
>;
/** What was sealed of a block that ended long ago cannot be read any more. */
export type BlockForgotten = Event<'BlockForgotten', { kind: BlockedKind; forgottenAt: string }>;

export type BlockedEvent = DetailBlocked | DetailUnblocked | BlockForgotten;
