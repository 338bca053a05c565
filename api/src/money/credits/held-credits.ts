import type { Transaction } from '../../kernel/domain.js';
import { memberOf } from '../../members/accounts/index.js';
import { followBoughtCredits } from './premium.js';
import type { CreditsHeld } from './wallet.events.js';
import { hold, lapse, refund, release, walletOf, type Holding } from './wallet.js';

/** The command must write the wallet's stream. @throws nothingToRefund, refundTooLate */
export function holdCredits(
  tx: Transaction,
  { memberId, ...what }: { memberId: string } & Omit<Holding, 'now'>,
): CreditsHeld['data'] {
  const [held] = tx.decide(walletOf(memberId), (state) => hold(state, { ...what, now: tx.now }));
  return held.data;
}

/** The command must write the wallet and read the member. */
export function releaseCredits(tx: Transaction, { memberId, refundId }: { memberId: string; refundId: string }): void {
  tx.decide(walletOf(memberId), (state) => release(state, { refundId, at: tx.at }));
  lapseIfForgotten(tx, memberId);
}

/** Nobody can spend the credits of an erased member, nor owe any (ACC-12). */
export function lapseIfForgotten(tx: Transaction, memberId: string): void {
  if (tx.state(memberOf(memberId)).status !== 'none') return;
  tx.decide(walletOf(memberId), (state) => lapse(state, { at: tx.at }));
}

/** Ends premium with the last bought credit, so the command must write the wallet and the member. */
export function refundCredits(tx: Transaction, { memberId, refundId }: { memberId: string; refundId: string }): void {
  tx.decide(walletOf(memberId), (state) => refund(state, { refundId, at: tx.at }));
  followBoughtCredits(tx, memberId);
}
