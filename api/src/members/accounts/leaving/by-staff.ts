import { renewSecurityStamp } from '../../../ground/authentication/index.js';
import type { Sealed, Transaction } from '../../../kernel/index.js';
import { memberOf } from '../member.js';
import { grantDeletion } from './deletion.js';
import { disable, enable, type Decision } from './disabling.js';

/** The transaction must write `memberOf(memberId)`. @throws memberDeleted */
export function deleteMemberOnRequest(tx: Transaction, memberId: string, reason: Sealed): { eraseAt: string } {
  const [, deleted] = tx.decide(memberOf(memberId), (state) => grantDeletion(state, { reason, now: tx.now }));
  renewSecurityStamp(tx, memberId);
  return { eraseAt: deleted.data.eraseAt };
}

/** Returns whether anything changed; the transaction must write `memberOf(memberId)` (ADM-02). */
export function disableMember(tx: Transaction, memberId: string, reason: Sealed, caseId?: string): boolean {
  const [disabled] = tx.decide(memberOf(memberId), (state) => disable(state, { reason, caseId, now: tx.now }));
  if (disabled) renewSecurityStamp(tx, memberId);
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
