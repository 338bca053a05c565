import type { Transaction } from '../../kernel/domain.js';
import type { Country } from '../../ground/settings/domain.js';
import { drawNumber, receiptBookOf } from './receipt-book.js';
import type { Sale } from './receipt.events.js';
import { coverable, issueCreditNote, issueReceipt, receiptOf, restoreReceipt, type Correction } from './receipt.js';
import { dayIn } from './vat.js';

/** `home`: the seller's country, whose time zone decides the year in the numbers. */
interface AccountingDocument {
  paymentId: string;
  brand: string | null;
  home: Country;
}

/** The streams a command must write to issue a document. */
export const receiptStreams = ({ paymentId, brand }: Pick<AccountingDocument, 'paymentId' | 'brand'>) => [
  receiptOf(paymentId),
  receiptBookOf(brand),
];

function draw(
  tx: Transaction,
  series: 'receipt' | 'credit_note',
  { paymentId, brand, home }: AccountingDocument,
): string {
  const year = Number(dayIn(home, tx.now).slice(0, 4));
  const [drawn] = tx.decide(receiptBookOf(brand), (state) =>
    drawNumber(state, { series, brand, year, paymentId, at: tx.at }),
  );
  return drawn.data.number;
}

/** Must run in the transaction that completes the payment. */
export function writeReceipt(tx: Transaction, { paymentId, home, ...sale }: Sale & AccountingDocument): void {
  const number = draw(tx, 'receipt', { paymentId, home, brand: sale.brand });
  tx.decide(receiptOf(paymentId), (state) => issueReceipt(state, { ...sale, number, at: tx.at }));
}

/**
 * Must run in the transaction that records the refund or charge-back. Writes nothing for a payment without a receipt,
 * and no more than the receipt's remaining amount.
 */
export function writeCreditNote(
  tx: Transaction,
  { paymentId, brand, home, amount, ...why }: Correction & AccountingDocument,
): void {
  const back = coverable(tx.state(receiptOf(paymentId)), amount);
  if (!back) return;
  const number = draw(tx, 'credit_note', { paymentId, brand, home });
  tx.decide(receiptOf(paymentId), (state) => issueCreditNote(state, { ...why, amount: back, number, at: tx.at }));
}

/** Must run in the transaction that records the reversal of a charge-back. */
export function writeRestored(
  tx: Transaction,
  { causeId, ...document }: AccountingDocument & { causeId: string },
): void {
  const ref = receiptOf(document.paymentId);
  if (!tx.state(ref).chargedBack[causeId]) return;
  const number = draw(tx, 'receipt', document);
  tx.decide(ref, (state) => restoreReceipt(state, { causeId, number, at: tx.at }));
}
