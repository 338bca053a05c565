import type { Transaction } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';
import { followBoughtCredits } from './premium.js';
import { chargeBack, lapse, reinstate, walletOf } from './wallet.js';

interface ChargedBack {
  memberId: string;
  paymentId: string;
  chargebackId: string;
  credits: number;
  amount: Money;
  /** Nobody is left to owe anything, or to have it back. */
  forgotten: boolean;
}

// Premium follows what is left of what was bought; the commands write wallet and member.

export function chargeBackCredits(tx: Transaction, { memberId, forgotten, ...what }: ChargedBack): void {
  const at = tx.now.toISOString();
  tx.decide(walletOf(memberId), (state) => chargeBack(state, { ...what, at }));
  if (forgotten) tx.decide(walletOf(memberId), (state) => lapse(state, { at }));
  followBoughtCredits(tx, memberId);
}

export function reinstateCredits(
  tx: Transaction,
  { memberId, chargebackId, forgotten }: Pick<ChargedBack, 'memberId' | 'chargebackId' | 'forgotten'>,
): void {
  const at = tx.now.toISOString();
  tx.decide(walletOf(memberId), (state) => reinstate(state, { chargebackId, at }));
  if (forgotten) tx.decide(walletOf(memberId), (state) => lapse(state, { at }));
  followBoughtCredits(tx, memberId);
}
