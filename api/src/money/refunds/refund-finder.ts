import { Injectable } from '@nestjs/common';
import { isTyped, MOST_FOUND, referenceOf, type Found } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import type { SoughtPayment } from '../payments/index.js';
import { Receipts } from '../receipts/index.js';
import type { RefundRow } from './projections/refunds.projection.js';

type Row = Pick<RefundRow, 'status' | 'amount' | 'currency' | 'provider_reference' | 'requested_at'> & { id: string };

/** Finds refunds by id, the provider's reference, the number of their credit note, or amount (ADM-08). */
@Injectable()
export class RefundFinder {
  constructor(
    private readonly database: Database,
    private readonly receipts: Receipts,
  ) {}

  async find({ ids, text, number, numberEnd, amount }: SoughtPayment): Promise<Found[]> {
    const notes = await this.receipts.like({ number, end: numberEnd });
    const numbers = new Map(
      notes.flatMap(({ refundId, number: of }) => (refundId === null ? [] : [[refundId, of] as const])),
    );
    const rows = await this.database.prepared<Row>(
      'find-refunds',
      `SELECT refund_id AS id, status, amount, currency, provider_reference, requested_at
         FROM read.refunds WHERE refund_id IN (
           (SELECT refund_id FROM read.refunds WHERE refund_id BETWEEN $1 AND $2 LIMIT ${MOST_FOUND})
           UNION (SELECT refund_id FROM read.refunds WHERE right(refund_id::text, 8) = $3 LIMIT ${MOST_FOUND})
           UNION (SELECT refund_id FROM read.refunds WHERE provider_reference = $4 LIMIT ${MOST_FOUND})
           UNION (SELECT refund_id FROM read.refunds WHERE amount = $5
                   ORDER BY amount, refund_id DESC LIMIT ${MOST_FOUND})
           UNION SELECT unnest($6::uuid[]))
        ORDER BY requested_at DESC LIMIT ${MOST_FOUND}`,
      [ids?.from ?? null, ids?.to ?? null, ids?.tail ?? null, text, amount, [...numbers.keys()]],
    );
    return rows.map(({ id, status, amount, currency, provider_reference, requested_at }) => ({
      id,
      exact: isTyped(ids, id) || provider_reference === text || (number !== null && numbers.has(id)),
      title: numbers.get(id) ?? referenceOf('refund', id),
      detail: provider_reference,
      status,
      amount: { amount, currency },
      at: requested_at.toISOString(),
    }));
  }
}
