import { memberOf } from '../../members/accounts/index.js';
import { buyCredits, chargeBackCredits, reinstateCredits, walletOf } from '../credits/index.js';
import { discountIsUsedUp, discountPlaces, discountUse, redeemDiscount, releaseDiscount } from '../discounts/index.js';
import type { Transaction } from '../../kernel/index.js';
import { receiptStreams, writeCreditNote, writeReceipt, writeRestored } from '../receipts/index.js';
import type { Country } from '../../ground/settings/index.js';
import { paymentOf } from './payment.js';
import type { Order, PaymentEvent } from './payment.events.js';
import { worthOf } from './review.js';
import { saleOf, vatOfLot, vatWhenPaid } from './vat-when-paid.js';

interface Purchase {
  paymentId: string;
  order: Order;
  /** Country of the paying bank or card, if the provider knows it. */
  payerCountry: string | null;
  /** The seller's country. */
  home: Country;
}

const useOf = ({ paymentId, order: { discount, memberId } }: Pick<Purchase, 'paymentId' | 'order'>) =>
  discount && { code: discount.code, memberId, paymentId, maxUses: discount.maxUses, once: discount.once };

/** The streams written by any command that may complete an order or reverse it. */
export const purchaseStreams = (paymentId: string, order: Order) => [
  paymentOf(paymentId),
  ...receiptStreams({ paymentId, brand: order.brand }),
  walletOf(order.memberId),
  memberOf(order.memberId),
  ...(order.discount ? [discountUse(order.discount.code, order.memberId)] : []),
  ...(order.discount?.maxUses === undefined ? [] : [discountPlaces(order.discount.code)]),
];

/** Whether another order has used the discount that this order was priced with (decision 12). */
export function discountGone(tx: Transaction, paymentId: string, order: Order): boolean {
  const use = useOf({ paymentId, order });
  return use !== null && discountIsUsedUp(tx, use);
}

/**
 * Applies the consequences of a payment in the transaction that records it: credits and with them premium, use of the
 * discount, receipt and credit notes (MNY-03, MNY-10, ACC-09). The command must write `purchaseStreams`.
 */
export function completePurchase(tx: Transaction, events: readonly PaymentEvent[], purchase: Purchase): void {
  const { paymentId, order, payerCountry, home } = purchase;
  const { memberId, credits, brand } = order;
  const use = useOf(purchase);
  const document = { paymentId, brand, home };
  for (const { type, data } of events) {
    switch (type) {
      case 'PaymentCompleted': {
        const worth = worthOf(order, data.paid);
        const vat = vatWhenPaid(order, data.paid, { country: payerCountry, paidAt: tx.now });
        writeReceipt(tx, saleOf(order, { paymentId, paid: data.paid, vat, home }));
        buyCredits(tx, { memberId, credits, paid: worth, vat: vatOfLot(worth, vat), paymentId });
        if (use && !discountGone(tx, paymentId, order)) redeemDiscount(tx, use);
        break;
      }
      case 'PaymentFailed':
      case 'PaymentCancelled':
      case 'PaymentDeclined':
        if (use) releaseDiscount(tx, use);
        break;
      case 'PaymentChargedBack': {
        const { chargeback, credits: gone, amount } = data;
        writeCreditNote(tx, { ...document, cause: 'charge_back', causeId: chargeback, credits: gone, amount });
        if (gone > 0) chargeBackCredits(tx, { memberId, paymentId, chargebackId: chargeback, credits: gone, amount });
        break;
      }
      case 'ChargebackReversed':
        writeRestored(tx, { ...document, causeId: data.chargeback });
        if (data.credits > 0) reinstateCredits(tx, { memberId, chargebackId: data.chargeback });
        break;
      case 'OrderPlaced':
      case 'PaymentStarted':
      case 'PaymentMismatched':
      case 'PaymentReturned':
      case 'PaymentReviewed':
      case 'SurplusReceived':
      case 'SurplusReturned':
    }
  }
}
