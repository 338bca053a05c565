import type { Sealed } from '../../../kernel/domain.js';
import type { MemberState } from '../member.js';
import type { MemberDisabled, MemberEnabled } from '../member.events.js';

export interface Decision {
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
