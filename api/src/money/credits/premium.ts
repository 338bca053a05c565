import { becomePremium, losePremium, memberOf } from '../../members/accounts/index.js';
import type { Transaction } from '../../kernel/index.js';
import { walletOf } from './wallet.js';

/**
 * Premium is whoever has something they bought (ACC-09, MNY-08). Whatever moves bought credits calls this in its own
 * transaction, which writes `memberOf(memberId)` beside the wallet. The erased stay what they are: nobody.
 */
export function followBoughtCredits(tx: Transaction, memberId: string): void {
  if (tx.state(memberOf(memberId)).status === 'none') return;
  if (tx.state(walletOf(memberId)).bought > 0) becomePremium(tx, memberId);
  else losePremium(tx, memberId);
}
