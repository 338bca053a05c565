import { renewStanding } from '../../../ground/authentication/index.js';
import type { Sealed, Transaction } from '../../../kernel/index.js';
import { memberOf, type MemberState } from '../member.js';
import type { MemberDisabled, MemberEnabled } from '../member.events.js';

interface Decision {
  /** What the member is told. */
  reason: Sealed;
  now: Date;
  /** The report it comes of. */
  caseId?: string | undefined;
}

const causeOf = ({ caseId }: Decision) => (caseId === undefined ? {} : { caseId });

/** Whether the member has confirmed, or has left and may come back, stays as it is: it counts again once enabled. */
export const disable = ({ status, disabled }: MemberState, decision: Decision): MemberDisabled[] => {
  if (status === 'none' || disabled) return [];
  const { reason, now } = decision;
  return [{ type: 'MemberDisabled', data: { reason, disabledAt: now.toISOString(), ...causeOf(decision) } }];
};

/** A report that was not right after all lets in whom it shut out, and nobody who is shut out for another reason. */
export const enable = ({ disabled, disabledFor }: MemberState, decision: Decision): MemberEnabled[] => {
  const { reason, now, caseId } = decision;
  if (!disabled || (caseId !== undefined && disabledFor !== caseId)) return [];
  return [{ type: 'MemberEnabled', data: { reason, enabledAt: now.toISOString(), ...causeOf(decision) } }];
};

/** Whether that changed anything; the transaction must write `memberOf(memberId)` (ADM-02). */
export function disableMember(tx: Transaction, memberId: string, reason: Sealed, caseId?: string): boolean {
  const [disabled] = tx.decide(memberOf(memberId), (state) => disable(state, { reason, caseId, now: tx.now }));
  if (disabled) renewStanding(tx, memberId);
  return disabled !== undefined;
}

/** Whether that changed anything; the transaction must write `memberOf(memberId)` (ADM-02). */
export const enableMember = (tx: Transaction, memberId: string, reason: Sealed, caseId?: string): boolean =>
  tx.decide(memberOf(memberId), (state) => enable(state, { reason, caseId, now: tx.now })).length > 0;
