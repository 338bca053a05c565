import { Injectable } from '@nestjs/common';
import { Store } from '../../kernel/index.js';
import { Presence } from '../../members/accounts/index.js';
import { Credits, CreditsUsed, type PurchaseUse } from '../credits/index.js';
import { paymentOf, total, type Payment } from '../payments/index.js';
import { Receipts } from '../receipts/index.js';
import type { ConsoleChargeback } from './chargebacks.list.js';

/** What the product knows of a purchase whose money was charged back. */
export interface PurchaseFacts {
  order: NonNullable<Payment['order']>;
  paid: { amount: number; currency: string };
  /** The payment company's id of the payment. */
  reference: string | null;
  reversed: boolean;
  receipt: { number: string; country: string } | null;
  use: PurchaseUse;
  /** Credits that this charge-back took from the wallet, and those that were owed then. */
  taken: number;
  owed: number;
  /** What the member owes now, after all charge-backs. */
  debt: number;
  /** Days (UTC) since the purchase on which the member was on the site. */
  days: string[];
}

/** Whether the payment company reported that the bank gave the money of this charge-back back. */
export const isReversed = ({ chargebacks }: Payment, reference: string): boolean =>
  chargebacks[reference]?.reversed ?? false;

@Injectable()
export class PurchasesChargedBack {
  constructor(
    private readonly store: Store,
    private readonly credits: Credits,
    private readonly used: CreditsUsed,
    private readonly receipts: Receipts,
    private readonly presence: Presence,
  ) {}

  /** Undefined once the books of that year were deleted. */
  async of(
    chargeback: Pick<ConsoleChargeback, 'member_id' | 'payment_id' | 'provider_reference'>,
  ): Promise<PurchaseFacts | undefined> {
    const { member_id: memberId, payment_id: paymentId, provider_reference } = chargeback;
    const payment = await this.store.readFresh(paymentOf(paymentId));
    const { order, paid, reference } = payment;
    if (!order) return undefined;
    const [use, { debt }, receipt, days] = await Promise.all([
      this.used.of(memberId, paymentId),
      this.credits.balanceAndDebt(memberId),
      this.receipts.ofPurchase(paymentId),
      this.presence.daysSeen(memberId, order.placedAt.slice(0, 10)),
    ]);
    const { taken, owed } = use.chargeBacks.get(provider_reference) ?? { taken: 0, owed: 0 };
    const reversed = isReversed(payment, provider_reference);
    const facts = { order, paid: paid ?? total(order), reference, reversed, use, taken, owed, debt, days };
    return { ...facts, receipt: receipt ?? null };
  }
}
