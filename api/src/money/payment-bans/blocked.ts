import { busy, defineStream, monthsLater, type Sealed } from '../../kernel/domain.js';
import { alreadyBlocked, notBlocked } from './payment-bans.errors.js';
import type { BlockedEvent, BlockedKind, BlockForgotten, DetailBlocked, DetailUnblocked } from './blocked.events.js';

export interface Blocked {
  active: boolean;
  kind: BlockedKind | null;
  /** Until when the sealed data of an ended block is kept; null while it is active. */
  keptUntil: string | null;
  /** How many times the data of an ended block was forgotten. */
  forgotten: number;
}

export const blocked = defineStream<Blocked, BlockedEvent>({
  type: 'blocked',
  revision: 2,
  initial: { active: false, kind: null, keptUntil: null, forgotten: 0 },
  evolve,
});

export const blockedDetail = (kind: BlockedKind, hash: string) => blocked.of(`${kind}:${hash}`);
/** A block that is made after one was forgotten has a key of its own, which outlives that of the other. */
export const keyOwner = (id: string, { forgotten }: Pick<Blocked, 'forgotten'>): string =>
  forgotten === 0 ? `blocked-${id}` : `blocked-${id}-${forgotten}`;

/** Months for which the data of a block is kept after its end. */
const KEPT_MONTHS = 12;

/** What a block tells. `forgotten`: as of when it was sealed. */
export type Details = Omit<DetailBlocked['data'], 'blockedAt'> & Pick<Blocked, 'forgotten'>;

/** @throws already_blocked; busy if its data is sealed with a key that is destroyed meanwhile */
export function block(state: Blocked, { at, forgotten, ...data }: Details & { at: string }): [DetailBlocked] {
  if (state.active) throw alreadyBlocked({});
  if (state.forgotten !== forgotten) throw busy({});
  return [{ type: 'DetailBlocked', data: { ...data, blockedAt: at } }];
}

export function unblock({ active, kind }: Blocked, { reason, at }: { reason: Sealed; at: Date }): [DetailUnblocked] {
  if (!active || !kind) throw notBlocked({});
  const keptUntil = monthsLater(at, KEPT_MONTHS).toISOString();
  const data = { kind, reason, unblockedAt: at.toISOString(), keptUntil };
  return [{ type: 'DetailUnblocked', data }];
}

/** Does nothing while the block is active, or if it became active again. */
export const forget = ({ active, kind, keptUntil }: Blocked, at: string): [BlockForgotten] | [] =>
  active || !kind || !keptUntil || at < keptUntil ? [] : [{ type: 'BlockForgotten', data: { kind, forgottenAt: at } }];

function evolve(state: Blocked, { type, data }: BlockedEvent): Blocked {
  switch (type) {
    case 'DetailBlocked':
      return { ...state, active: true, kind: data.kind, keptUntil: null };
    case 'DetailUnblocked':
      return { ...state, active: false, keptUntil: data.keptUntil };
    case 'BlockForgotten':
      return { ...state, keptUntil: null, forgotten: state.forgotten + 1 };
  }
}
