import { memberOf } from '../accounts/index.js';
import { confirmationRequired, type AnyRef, type Store, type Transaction } from '../kernel/index.js';
import { memberNotFound, profileNotAvailable, profileOf } from '../profiles/index.js';
import { relationOf } from '../relations/index.js';
import { mayMessage, type Status } from '../visibility/index.js';
import { memberBlocked } from './conversations.errors.js';

/** The streams that decide whether one member may write to another; a command names them among its reads. */
export const permissionStreams = (from: string, to: string): AnyRef[] => [
  memberOf(from),
  memberOf(to),
  profileOf(to),
  relationOf(from, to),
];

/** @throws why `from` may not write to `to`; a block placed anywhere a moment ago counts, for these reads are checked */
export function requireMayMessage(tx: Transaction, from: string, to: string, chatting: boolean): void {
  const facts = {
    viewer: tx.state(memberOf(from)),
    other: tx.state(memberOf(to)),
    invisible: tx.state(profileOf(to)).invisible,
    blockers: tx.state(relationOf(from, to)).blockers,
  };
  if (facts.other.status === 'none') throw memberNotFound({});
  switch (verdictOn(facts, { from, to, chatting })) {
    case 'allowed':
      return;
    case 'confirmation_required':
      throw confirmationRequired({});
    case 'member_blocked':
      throw memberBlocked({});
    case 'profile_not_available':
      // Blocked by the other, left, closed by staff or invisible: the writer is not told which.
      throw profileNotAvailable({});
  }
}

/** Would a message be refused, and its writer not told why: what a conversation shows before anybody has tried. */
export async function isClosed(store: Store, from: string, to: string, chatting: boolean): Promise<boolean> {
  // Fresh: another process may just have taken the block, or confirmed the writer.
  const [viewer, other, { invisible }, { blockers }] = await Promise.all([
    store.readFresh(memberOf(from)),
    store.readFresh(memberOf(to)),
    store.readFresh(profileOf(to)),
    store.readFresh(relationOf(from, to)),
  ]);
  return verdictOn({ viewer, other, invisible, blockers }, { from, to, chatting }) === 'profile_not_available';
}

interface Account {
  status: Status;
  disabled: boolean;
}
interface Known {
  viewer: Account;
  other: Account;
  invisible: boolean;
  blockers: readonly string[];
}

const verdictOn = (
  { viewer, other, invisible, blockers }: Known,
  { from, to, chatting }: { from: string; to: string; chatting: boolean },
) =>
  mayMessage({
    viewer: viewer.disabled ? 'none' : viewer.status,
    other: other.status,
    disabled: other.disabled,
    invisible,
    blocked: blockers.includes(from),
    blockedByOther: blockers.includes(to),
    chatting,
  });
