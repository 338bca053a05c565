import { Injectable } from '@nestjs/common';
import { Database, Store, type Transaction } from '../../kernel/index.js';
import { COUNTRIES, type Money, type SettingsValues } from '../../ground/settings/index.js';
import { followBoughtCredits } from './premium.js';
import { worth } from './lots.js';
import type { RefundTerm } from './refund-term.js';
import type { Part } from './wallet.events.js';
import {
  buy,
  giveBack,
  giveGoodwill,
  grant,
  refundable,
  spend,
  unspentPurchases,
  walletOf,
  type Purchase,
  type Refundable,
  type Spending,
  type SpentOn,
} from './wallet.js';

/** `reason`: a word such as `signup`, or an id. The command must write the wallet's stream. */
export function grantCredits(
  tx: Transaction,
  { memberId, amount, reason }: { memberId: string; amount: number; reason: string },
): number {
  if (amount === 0) return tx.state(walletOf(memberId)).balance;
  tx.decide(walletOf(memberId), (state) => grant(state, { credits: amount, reason, at: tx.at }));
  return tx.state(walletOf(memberId)).balance;
}

/** Credits without a price that two of staff agreed on. The command must write the wallet's stream. */
export function grantGoodwill(
  tx: Transaction,
  { memberId, ...what }: { memberId: string; credits: number; proposalId: string },
): void {
  tx.decide(walletOf(memberId), (state) => giveGoodwill(state, { ...what, at: tx.at }));
}

/** Makes the member premium, so the command must write the wallet and the member. Returns the balance. */
export function buyCredits(tx: Transaction, { memberId, ...purchase }: Purchase & { memberId: string }): number {
  tx.decide(walletOf(memberId), (state) => buy(state, { ...purchase, at: tx.at }));
  followBoughtCredits(tx, memberId);
  return tx.state(walletOf(memberId)).balance;
}

/** Returns the remaining balance and the credits taken from each lot. @throws insufficientCredits */
export function spendCredits(
  tx: Transaction,
  { memberId, amount, ...what }: Spending & { memberId: string; amount: number },
): { balance: number; from: Part[] } {
  const ref = walletOf(memberId);
  const [spent] = tx.decide(ref, (state) => spend(state, { credits: amount, ...what, at: tx.at }));
  return spent ? spent.data : { balance: tx.state(ref).balance, from: [] };
}

/** Returns the credits spent for `reason` to the lots they came from. */
export function returnCredits(
  tx: Transaction,
  { memberId, from, ...what }: SpentOn & { memberId: string; from: readonly Part[] },
): void {
  tx.decide(walletOf(memberId), (state) => giveBack(state, { to: from, ...what, at: tx.at }));
}

/** The term counts days in the seller's time zone, as the years of the receipts do. */
export const refundTermOf = ({
  refundDays: days,
  companyCountry,
}: Pick<SettingsValues, 'refundDays' | 'companyCountry'>): RefundTerm => ({
  days,
  timeZone: COUNTRIES[companyCountry].timeZone,
});

export interface Unspent {
  paymentId: string;
  boughtAt: string;
  /** Credits of the whole purchase, and those left of it. */
  bought: number;
  left: number;
  /** What `amount` is for. */
  credits: number;
  amount: Money;
}

/** Queries about credits for other contexts. */
@Injectable()
export class Credits {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
  ) {}

  async balance(memberId: string): Promise<number> {
    const [row] = await this.database.prepared<{ balance: number }>(
      'wallet-balance',
      'SELECT balance FROM read.wallets WHERE member_id = $1',
      [memberId],
    );
    return row?.balance ?? 0;
  }

  async balanceAndDebt(memberId: string): Promise<{ balance: number; debt: number }> {
    const row = await this.database.one<{ balance: number; debt: number }>(
      'SELECT balance, debt FROM read.wallets WHERE member_id = $1',
      [memberId],
    );
    return row ?? { balance: 0, debt: 0 };
  }

  /** Purchases that are still refundable; `keeps`: bought credits, spent ones too, less those requested back. */
  async refundable(
    memberId: string,
    asked: { term: RefundTerm; now: Date },
  ): Promise<{ purchases: Refundable[]; keeps: number }> {
    const state = await this.store.readFresh(walletOf(memberId));
    const held = Object.values(state.held).reduce((sum, { left }) => sum + left, 0);
    return { purchases: refundable(state, asked), keeps: state.bought - held };
  }

  /** What staff may pay back of each purchase, at what it cost; `part`: fewer credits of one than are left. */
  async unspent(memberId: string, part?: { paymentId: string; credits: number }): Promise<Unspent[]> {
    const state = await this.store.readFresh(walletOf(memberId));
    return unspentPurchases(state)
      .filter((lot) => !part || lot.paymentId === part.paymentId)
      .map((lot) => {
        const credits = Math.min(part?.credits ?? lot.left, lot.left);
        const { paymentId, boughtAt, credits: bought, left } = lot;
        return { paymentId, boughtAt, bought, left, credits, amount: worth(lot, credits) };
      });
  }

  /** Credits bought, including spent and held ones, less those refunded. Above zero, the member is premium. */
  async bought(memberId: string): Promise<number> {
    return (await this.store.readFresh(walletOf(memberId))).bought;
  }

  /** Credits of one purchase that are still in the wallet, without those held for a refund. */
  async leftOf(memberId: string, paymentId: string): Promise<number> {
    const { lots } = await this.store.readFresh(walletOf(memberId));
    return lots.find((lot) => lot.origin === 'bought' && lot.paymentId === paymentId)?.left ?? 0;
  }
}
