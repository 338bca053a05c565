import { renewStanding } from '../../../ground/authentication/index.js';
import type { Sealed, Transaction } from '../../../kernel/index.js';
import { memberOf, type MemberState } from '../member.js';
import type { MemberDisabled, MemberEnabled } from '../member.events.js';

interface Decision {
  /** The explanation sent to the member. */
  reason: Sealed;
  now: Date;
  /** The report that led to the decision. */
  caseId?: string | undefined;
  /** The case is an objection to what staff decided without a report. */
  contested?: boolean | undefined;
}

const causeOf = ({ caseId }: Decision) => (caseId === undefined ? {} : { caseId });

/** Leaves confirmation and deletion untouched; they take effect again once the account is enabled. */
export const disable = ({ status, disabled }: MemberState, decision: Decision): MemberDisabled[] => {
  if (status === 'none' || disabled) return [];
  const { reason, now } = decision;
  return [{ type: 'MemberDisabled', data: { reason, disabledAt: now.toISOString(), ...causeOf(decision) } }];
};

/** If a report proves unjustified, this enables the member it disabled, unless they are disabled for another reason. */
export const enable = ({ disabled, disabledFor }: MemberState, decision: Decision): MemberEnabled[] => {
  const { reason, now, caseId, contested = false } = decision;
  if (!disabled || (caseId !== undefined && disabledFor !== (contested ? null : caseId))) return [];
  return [{ type: 'MemberEnabled', data: { reason, enabledAt: now.toISOString(), ...causeOf(decision) } }];
};

/** Returns whether anything changed; the transaction must write `memberOf(memberId)` (ADM-02). */
export function disableMember(tx: Transaction, memberId: string, reason: Sealed, caseId?: string): boolean {
  const [disabled] = tx.decide(memberOf(memberId), (state) => disable(state, { reason, caseId, now: tx.now }));
  if (disabled) renewStanding(tx, memberId);
  return disabled !== undefined;
}

/** Returns whether anything changed; the transaction must write `memberOf(memberId)` (ADM-02). */
export const enableMember = (
  tx: Transaction,
  memberId: string,
  reason: Sealed,
  { caseId, contested }: Pick<Decision, 'caseId' | 'contested'> = {},
): boolean =>
  tx.decide(memberOf(memberId), (state) => enable(state, { reason, caseId, contested, now: tx.now })).length > 0;
