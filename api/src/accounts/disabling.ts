import type { Sealed, Transaction } from '../kernel/index.js';
import { memberOf, type MemberState } from './member.js';
import type { MemberDisabled, MemberEnabled } from './member.events.js';

interface Decision {
  /** What the member is told. */
  reason: Sealed;
  now: Date;
}

/** Whether the member has confirmed, or has left and may come back, stays as it is: it counts again once enabled. */
export const disable = ({ status, disabled }: MemberState, { reason, now }: Decision): MemberDisabled[] =>
  status === 'none' || disabled ? [] : [{ type: 'MemberDisabled', data: { reason, disabledAt: now.toISOString() } }];

export const enable = ({ disabled }: MemberState, { reason, now }: Decision): MemberEnabled[] =>
  disabled ? [{ type: 'MemberEnabled', data: { reason, enabledAt: now.toISOString() } }] : [];

/** Whether that changed anything; the transaction must write `memberOf(memberId)` (ADM-02). */
export const disableMember = (tx: Transaction, memberId: string, reason: Sealed): boolean =>
  tx.decide(memberOf(memberId), (state) => disable(state, { reason, now: tx.now })).length > 0;

/** Whether that changed anything; the transaction must write `memberOf(memberId)` (ADM-02). */
export const enableMember = (tx: Transaction, memberId: string, reason: Sealed): boolean =>
  tx.decide(memberOf(memberId), (state) => enable(state, { reason, now: tx.now })).length > 0;
