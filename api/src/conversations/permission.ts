import { memberOf } from '../accounts/index.js';
import { confirmationRequired, type AnyRef, type Transaction } from '../kernel/index.js';
import { memberNotFound, profileNotAvailable, profileOf } from '../profiles/index.js';
import { relationOf } from '../relations/index.js';
import { mayMessage } from '../visibility/index.js';
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
  const { invisible } = tx.state(profileOf(to));
  const viewer = tx.state(memberOf(from));
  const { blockers } = tx.state(relationOf(from, to));
  const { status: other, disabled } = tx.state(memberOf(to));
  if (other === 'none') throw memberNotFound({});
  const verdict = mayMessage({
    viewer: viewer.disabled ? 'none' : viewer.status,
    other,
    disabled,
    invisible,
    blocked: blockers.includes(from),
    blockedByOther: blockers.includes(to),
    chatting,
  });
  switch (verdict) {
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
