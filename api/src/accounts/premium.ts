import type { Transaction } from '../kernel/index.js';
import { memberOf, turnPremium } from './member.js';

/** Makes the member premium, once; the transaction must write `memberOf(memberId)` (ACC-09). */
export const becomePremium = (tx: Transaction, memberId: string): void => {
  tx.decide(memberOf(memberId), (state) => turnPremium(state, tx));
};
