import { Injectable } from '@nestjs/common';
import { isTyped, MOST_FOUND, referenceOf, type Found, type Ids } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import { Receipts } from '../receipts/index.js';
import { CONSOLE_STATUS, type PaymentRow } from './projections/payments.projection.js';

type Row = Pick<PaymentRow, 'amount' | 'currency' | 'reference' | 'placed_at'> & { id: string; status: string };

export interface SoughtPayment {
  ids: Ids | null;
  /** The payment company's reference. */
  text: string;
  /** Of a receipt or credit note, whole or its last digits. */
  number: string | null;
  numberEnd: string | null;
  /** In cents. */
  amount: number | null;
}

/** Finds payments by id, the provider's reference, the number of their receipt or credit note, or amount (ADM-08). */
@Injectable()
export class PaymentFinder {
  constructor(
    private readonly database: Database,
    private readonly receipts: Receipts,
  ) {}

  async find({ ids, text, number, numberEnd, amount }: SoughtPayment): Promise<Found[]> {
    const receipts = await this.receipts.like({ number, end: numberEnd });
    const numbers = new Map(receipts.map((receipt) => [receipt.paymentId, receipt.number]));
    // One look-up in an index for each.
    const rows = await this.database.prepared<Row>(
      'find-payments',
      `SELECT payment_id AS id, ${CONSOLE_STATUS} AS status, amount, currency, reference, placed_at
         FROM read.payments WHERE payment_id IN (
           (SELECT payment_id FROM read.payments WHERE payment_id BETWEEN $1 AND $2 LIMIT ${MOST_FOUND})
           UNION (SELECT payment_id FROM read.payments WHERE right(payment_id::text, 8) = $3 LIMIT ${MOST_FOUND})
           UNION (SELECT payment_id FROM read.payments WHERE reference = $4 LIMIT ${MOST_FOUND})
           UNION (SELECT payment_id FROM read.payments WHERE amount = $5
                   ORDER BY amount, payment_id DESC LIMIT ${MOST_FOUND})
           UNION SELECT unnest($6::uuid[]))
        ORDER BY placed_at DESC LIMIT ${MOST_FOUND}`,
      [ids?.from ?? null, ids?.to ?? null, ids?.tail ?? null, text, amount, [...numbers.keys()]],
    );
    return rows.map(({ id, status, amount, currency, reference, placed_at }) => ({
      id,
      exact: isTyped(ids, id) || reference === text || (number !== null && numbers.has(id)),
      title: numbers.get(id) ?? referenceOf('payment', id),
      detail: reference,
      status,
      amount: { amount, currency },
      at: placed_at.toISOString(),
    }));
  }
}
