import type { Transaction } from '../../kernel/domain.js';
import { endPremium, memberOf, turnPremium } from './member.js';

/** Makes the member premium, once; the transaction must write `memberOf(memberId)` (ACC-09). */
export const becomePremium = (tx: Transaction, memberId: string): void => {
  tx.decide(memberOf(memberId), (state) => turnPremium(state, tx));
};

/** Ends premium after all purchases were refunded; the transaction must write `memberOf(memberId)` (MNY-08). */
export const losePremium = (tx: Transaction, memberId: string): void => {
  tx.decide(memberOf(memberId), (state) => endPremium(state, tx));
};
