import { defineStream, type Sealed } from '../../kernel/domain.js';
import { alreadyBlocked, notBlocked } from './payment-bans.errors.js';
import type { BlockedEvent, BlockedKind, BlockForgotten, DetailBlocked, DetailUnblocked } from './blocked.events.js';

export interface Blocked {
  active: boolean;
  kind: BlockedKind | null;
  /** Until when the sealed data of an ended block is kept; null while it is active. */
  keptUntil: string | null;
}

export const blocked = defineStream<Blocked, BlockedEvent>({
  type: 'blocked',
  revision: 1,
  initial: { active: false, kind: null, keptUntil: null },
  evolve,
});

export const blockedDetail = (kind: BlockedKind, hash: string) => blocked.of(`${kind}:${hash}`);
export const keyOwner = (id: string): string => `blocked-${id}`;

/** Months for which the data of a block is kept after its end. */
const KEPT_MONTHS = 12;

export function block(
  { active }: Blocked,
  { at, ...data }: Omit<DetailBlocked['data'], 'blockedAt'> & { at: string },
): [DetailBlocked] {
  if (active) throw alreadyBlocked({});
  return [{ type: 'DetailBlocked', data: { ...data, blockedAt: at } }];
}

export function unblock({ active, kind }: Blocked, { reason, at }: { reason: Sealed; at: Date }): [DetailUnblocked] {
  if (!active || !kind) throw notBlocked({});
  const until = new Date(at);
  until.setUTCMonth(until.getUTCMonth() + KEPT_MONTHS);
  const data = { kind, reason, unblockedAt: at.toISOString(), keptUntil: until.toISOString() };
  return [{ type: 'DetailUnblocked', data }];
}

/** Does nothing while the block is active, or if it became active again. */
export const forget = ({ active, kind, keptUntil }: Blocked, at: string): [BlockForgotten] | [] =>
  active || !kind || !keptUntil || at < keptUntil ? [] : [{ type: 'BlockForgotten', data: { kind, forgottenAt: at } }];

function evolve(state: Blocked, { type, data }: BlockedEvent): Blocked {
  switch (type) {
    case 'DetailBlocked':
      return { active: true, kind: data.kind, keptUntil: null };
    case 'DetailUnblocked':
      return { ...state, active: false, keptUntil: data.keptUntil };
    case 'BlockForgotten':
      return { ...state, keptUntil: null };
  }
}
