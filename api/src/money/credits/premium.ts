import { becomePremium, losePremium, memberOf } from '../../members/accounts/index.js';
import type { Transaction } from '../../kernel/domain.js';
import { walletOf } from './wallet.js';

/**
 * A member who keeps any bought credits is premium (ACC-09, MNY-08). Every command that changes bought credits calls
 * this in its own transaction, which must write `memberOf(memberId)` beside the wallet. Erased members are left as they
 * are.
 */
export function followBoughtCredits(tx: Transaction, memberId: string): void {
  if (tx.state(memberOf(memberId)).status === 'none') return;
  if (tx.state(walletOf(memberId)).bought > 0) becomePremium(tx, memberId);
  else losePremium(tx, memberId);
}
