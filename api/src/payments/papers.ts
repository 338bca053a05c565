import type { Transaction } from '../kernel/index.js';
import { writeCreditNote, writeReceipt, writeRestored } from '../receipts/index.js';
import type { Country } from '../settings/index.js';
import type { Order, PaymentEvent } from './payment.events.js';
import { saleOf, vatWhenPaid } from './vat-when-paid.js';

interface Books {
  paymentId: string;
  order: Order;
  payerCountry: string | null;
  /** The seller's country. */
  home: Country;
}

/** Receipt and credit notes belong to the transaction of what they are about. */
export function writePapers(tx: Transaction, { type, data }: PaymentEvent, books: Books): void {
  const { paymentId, order, payerCountry, home } = books;
  const paper = { paymentId, brand: order.brand, home };
  if (type === 'PaymentCompleted') {
    const vat = vatWhenPaid(order, data.paid, { country: payerCountry, paidAt: tx.now });
    writeReceipt(tx, saleOf(order, { paymentId, paid: data.paid, vat, home }));
  } else if (type === 'PaymentChargedBack') {
    const { chargeback: causeId, credits, amount } = data;
    writeCreditNote(tx, { ...paper, cause: 'charge_back', causeId, credits, amount });
  } else if (type === 'ChargebackReversed') {
    writeRestored(tx, { ...paper, causeId: data.chargeback });
  }
}
