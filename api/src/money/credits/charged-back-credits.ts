import type { Transaction } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';
import { lapseIfForgotten } from './held-credits.js';
import { followBoughtCredits } from './premium.js';
import { chargeBack, reinstate, walletOf } from './wallet.js';

interface ChargedBack {
  memberId: string;
  paymentId: string;
  chargebackId: string;
  credits: number;
  amount: Money;
}

// Premium depends on the bought credits that remain, so the commands must write the wallet and the member.

export function chargeBackCredits(tx: Transaction, { memberId, ...what }: ChargedBack): void {
  tx.decide(walletOf(memberId), (state) => chargeBack(state, { ...what, at: tx.at }));
  lapseIfForgotten(tx, memberId);
  followBoughtCredits(tx, memberId);
}

export function reinstateCredits(
  tx: Transaction,
  { memberId, chargebackId }: Pick<ChargedBack, 'memberId' | 'chargebackId'>,
): void {
  tx.decide(walletOf(memberId), (state) => reinstate(state, { chargebackId, at: tx.at }));
  lapseIfForgotten(tx, memberId);
  followBoughtCredits(tx, memberId);
}
