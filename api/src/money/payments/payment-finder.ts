import { Injectable } from '@nestjs/common';
import { MOST_FOUND, type Found, type Ids } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import { Receipts } from '../receipts/index.js';
import { CONSOLE_STATUS } from './projections/payments.projection.js';

interface Row {
  id: string;
  status: string;
  amount: number;
  currency: string;
  reference: string | null;
  placed_at: Date;
}

/** Finds payments by id, the provider's reference, or the number of their receipt or credit note (ADM-08). */
@Injectable()
export class PaymentFinder {
  constructor(
    private readonly database: Database,
    private readonly receipts: Receipts,
  ) {}

  async find({ ids, text, number }: { ids: Ids | null; text: string; number: string | null }): Promise<Found[]> {
    const receipt = number === null ? undefined : await this.receipts.withNumber(number);
    // One look-up in an index for each.
    const rows = await this.database.prepared<Row>(
      'find-payments',
      `SELECT payment_id AS id, ${CONSOLE_STATUS} AS status, amount, currency, reference, placed_at
         FROM read.payments WHERE payment_id IN (
           (SELECT payment_id FROM read.payments WHERE payment_id BETWEEN $1 AND $2 LIMIT ${MOST_FOUND})
           UNION (SELECT payment_id FROM read.payments WHERE reference = $3 LIMIT ${MOST_FOUND})
           UNION SELECT $4::uuid)
        ORDER BY placed_at DESC LIMIT ${MOST_FOUND}`,
      [ids?.from ?? null, ids?.to ?? null, text, receipt?.paymentId ?? null],
    );
    return rows.map(({ id, status, amount, currency, reference, placed_at }) => ({
      id,
      exact: id === ids?.from || reference === text || id === receipt?.paymentId,
      title: id === receipt?.paymentId ? number : null,
      detail: reference,
      status,
      amount: { amount, currency },
      at: placed_at.toISOString(),
    }));
  }
}
