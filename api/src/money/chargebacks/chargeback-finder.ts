import { Injectable } from '@nestjs/common';
import { isTyped, MOST_FOUND, referenceOf, type Found, type Ids } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import type { ChargebackRow } from './projections/chargebacks.projection.js';

type Row = Pick<ChargebackRow, 'status' | 'reference' | 'amount' | 'currency' | 'reported_at'> & { id: string };

/** Finds charge-backs by their id or the payment company's (ADM-08). */
@Injectable()
export class ChargebackFinder {
  constructor(private readonly database: Database) {}

  async find({ ids, text, amount }: { ids: Ids | null; text: string; amount: number | null }): Promise<Found[]> {
    // One look-up in an index for each.
    const rows = await this.database.prepared<Row>(
      'find-chargebacks',
      `SELECT chargeback_id AS id, status, reference, amount, currency, reported_at
         FROM read.chargebacks WHERE chargeback_id IN (
           (SELECT chargeback_id FROM read.chargebacks WHERE chargeback_id BETWEEN $1 AND $2 LIMIT ${MOST_FOUND})
           UNION (SELECT chargeback_id FROM read.chargebacks WHERE right(chargeback_id::text, 8) = $3 LIMIT ${MOST_FOUND})
           UNION (SELECT chargeback_id FROM read.chargebacks WHERE reference = $4 LIMIT ${MOST_FOUND})
           UNION (SELECT chargeback_id FROM read.chargebacks WHERE amount = $5
                   ORDER BY amount, chargeback_id DESC LIMIT ${MOST_FOUND}))
        ORDER BY reported_at DESC LIMIT ${MOST_FOUND}`,
      [ids?.from ?? null, ids?.to ?? null, ids?.tail ?? null, text, amount],
    );
    return rows.map(({ id, status, reference, amount, currency, reported_at }) => ({
      id,
      exact: isTyped(ids, id) || reference === text,
      title: referenceOf('chargeback', id),
      detail: reference,
      status,
      amount: { amount, currency },
      at: reported_at.toISOString(),
    }));
  }
}
