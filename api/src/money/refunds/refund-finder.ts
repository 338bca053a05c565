import { Injectable } from '@nestjs/common';
import { MOST_FOUND, type Found, type Ids } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import { Receipts } from '../receipts/index.js';
import type { RefundRow } from './projections/refunds.projection.js';

type Row = Pick<RefundRow, 'status' | 'amount' | 'currency' | 'provider_reference' | 'requested_at'> & { id: string };

/** Finds refunds by id, the provider's reference, or the number of their credit note (ADM-08). */
@Injectable()
export class RefundFinder {
  constructor(
    private readonly database: Database,
    private readonly receipts: Receipts,
  ) {}

  async find({ ids, text, number }: { ids: Ids | null; text: string; number: string | null }): Promise<Found[]> {
    const note = number === null ? undefined : await this.receipts.withNumber(number);
    const rows = await this.database.prepared<Row>(
      'find-refunds',
      `SELECT refund_id AS id, status, amount, currency, provider_reference, requested_at
         FROM read.refunds WHERE refund_id IN (
           (SELECT refund_id FROM read.refunds WHERE refund_id BETWEEN $1 AND $2 LIMIT ${MOST_FOUND})
           UNION (SELECT refund_id FROM read.refunds WHERE provider_reference = $3 LIMIT ${MOST_FOUND})
           UNION SELECT $4::uuid)
        ORDER BY requested_at DESC LIMIT ${MOST_FOUND}`,
      [ids?.from ?? null, ids?.to ?? null, text, note?.refundId ?? null],
    );
    return rows.map(({ id, status, amount, currency, provider_reference, requested_at }) => ({
      id,
      exact: id === ids?.from || provider_reference === text || id === note?.refundId,
      title: id === note?.refundId ? number : null,
      detail: provider_reference,
      status,
      amount: { amount, currency },
      at: requested_at.toISOString(),
    }));
  }
}
