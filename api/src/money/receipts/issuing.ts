import type { Transaction } from '../../kernel/index.js';
import type { Country, Money } from '../../ground/settings/index.js';
import { drawNumber, receiptBookOf } from './receipt-book.js';
import type { CreditCause, Sale } from './receipt.events.js';
import { issueCreditNote, issueReceipt, receiptOf, remaining, restoreReceipt } from './receipt.js';
import { dayIn } from './vat.js';

/** `home`: the seller's country, whose calendar the years of the numbers follow. */
interface AccountingDocument {
  paymentId: string;
  brand: string | null;
  home: Country;
}

/** The streams a command must write to put a document on file. */
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
    drawNumber(state, { series, brand, year, paymentId, at: tx.now.toISOString() }),
  );
  return drawn.data.number;
}

/** In the transaction that completes the payment. */
export function writeReceipt(tx: Transaction, { paymentId, home, ...sale }: Sale & AccountingDocument): void {
  const number = draw(tx, 'receipt', { paymentId, home, brand: sale.brand });
  tx.decide(receiptOf(paymentId), (state) => issueReceipt(state, { ...sale, number, at: tx.now.toISOString() }));
}

interface Correction extends AccountingDocument {
  cause: CreditCause;
  causeId: string;
  credits: number;
  amount: Money;
}

/**
 * In the transaction in which the money has gone back. Nothing for credits that were never paid for here, and no more
 * than the receipt still stands for: a bank may take back what a refund has returned already.
 */
export function writeCreditNote(tx: Transaction, { paymentId, brand, home, amount, ...why }: Correction): void {
  const back = Math.min(amount.amount, remaining(tx.state(receiptOf(paymentId))));
  if (back < 1) return;
  const number = draw(tx, 'credit_note', { paymentId, brand, home });
  const correction = { ...why, amount: { ...amount, amount: back }, number, at: tx.now.toISOString() };
  tx.decide(receiptOf(paymentId), (state) => issueCreditNote(state, correction));
}

/** In the transaction in which a bank gives back what it had taken. */
export function writeRestored(
  tx: Transaction,
  { causeId, ...document }: AccountingDocument & { causeId: string },
): void {
  const ref = receiptOf(document.paymentId);
  if (!tx.state(ref).chargedBack[causeId]) return;
  const number = draw(tx, 'receipt', document);
  tx.decide(ref, (state) => restoreReceipt(state, { causeId, number, at: tx.now.toISOString() }));
}
