import type { Transaction } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';
import { followBoughtCredits } from './premium.js';
import { chargeBack, lapse, reinstate, walletOf } from './wallet.js';

interface ChargedBack {
  memberId: string;
  paymentId: string;
  chargebackId: string;
  credits: number;
  amount: Money;
  /** The member has been erased: nobody can owe these credits or receive them again. */
  forgotten: boolean;
}

// Premium depends on the bought credits that remain, so the commands must write the wallet and the member.

export function chargeBackCredits(tx: Transaction, { memberId, forgotten, ...what }: ChargedBack): void {
  const { at } = tx;
  tx.decide(walletOf(memberId), (state) => chargeBack(state, { ...what, at }));
  if (forgotten) tx.decide(walletOf(memberId), (state) => lapse(state, { at }));
  followBoughtCredits(tx, memberId);
}

export function reinstateCredits(
  tx: Transaction,
  { memberId, chargebackId, forgotten }: Pick<ChargedBack, 'memberId' | 'chargebackId' | 'forgotten'>,
): void {
  const { at } = tx;
  tx.decide(walletOf(memberId), (state) => reinstate(state, { chargebackId, at }));
  if (forgotten) tx.decide(walletOf(memberId), (state) => lapse(state, { at }));
  followBoughtCredits(tx, memberId);
}
