import type { Transaction } from '../kernel/index.js';
import type { Money } from '../settings/index.js';
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

/**
 * The wallet must be among the streams the command writes. The answer tells whether the member still has something they
 * bought.
 */
export function chargeBackCredits(tx: Transaction, { memberId, forgotten, ...what }: ChargedBack): boolean {
  const at = tx.now.toISOString();
  tx.decide(walletOf(memberId), (state) => chargeBack(state, { ...what, at }));
  if (forgotten) tx.decide(walletOf(memberId), (state) => lapse(state, { at }));
  return tx.state(walletOf(memberId)).bought > 0;
}

export function reinstateCredits(
  tx: Transaction,
  { memberId, chargebackId, forgotten }: Pick<ChargedBack, 'memberId' | 'chargebackId' | 'forgotten'>,
): boolean {
  const at = tx.now.toISOString();
  tx.decide(walletOf(memberId), (state) => reinstate(state, { chargebackId, at }));
  if (forgotten) tx.decide(walletOf(memberId), (state) => lapse(state, { at }));
  return tx.state(walletOf(memberId)).bought > 0;
}
