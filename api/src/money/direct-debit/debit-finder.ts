import { Injectable } from '@nestjs/common';
import { isTyped, MOST_FOUND, referenceOf, type Found, type Ids } from '../../ground/lists/index.js';
import { Database, Vault } from '../../kernel/index.js';
import { hashOf } from '../payment-bans/index.js';
import { lastFour } from './projections/debit-accounts.projection.js';
import { SHOWN_STATUS, type DebitRow } from './projections/debits.projection.js';

type Row = Pick<DebitRow, 'amount' | 'currency' | 'reference' | 'signed_at'> & { id: string; status: string };

interface Sought {
  /** Also of a mandate reference, which is the id without its hyphens. */
  ids: Ids | null;
  /** Of the debtor's account. */
  iban: string | null;
  lastFour: string | null;
  /** In cents. */
  amount: number | null;
}

/** Finds direct debits by id or mandate reference, the debtor's account or its last four digits (ADM-08). */
@Injectable()
export class DebitFinder {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  async find({ ids, iban, lastFour: digits, amount: sum }: Sought): Promise<Found[]> {
    const rows = await this.database.prepared<Row>(
      'find-debits',
      `SELECT payment_id AS id, d.amount, d.currency, reference, signed_at, ${SHOWN_STATUS} AS status
         FROM read.debits d LEFT JOIN read.debit_files f USING (file_id) WHERE payment_id IN (
           (SELECT payment_id FROM read.debits WHERE payment_id BETWEEN $1 AND $2 LIMIT ${MOST_FOUND})
           UNION (SELECT payment_id FROM read.debits WHERE iban_hash = $3 ORDER BY signed_at DESC LIMIT ${MOST_FOUND})
           UNION (SELECT payment_id FROM read.debit_accounts WHERE last_four = $4
                   ORDER BY signed_at DESC LIMIT ${MOST_FOUND})
           UNION (SELECT payment_id FROM read.debits WHERE right(payment_id::text, 8) = $5 LIMIT ${MOST_FOUND})
           UNION (SELECT payment_id FROM read.debits WHERE amount = $6
                   ORDER BY amount, payment_id DESC LIMIT ${MOST_FOUND}))
        ORDER BY signed_at DESC LIMIT ${MOST_FOUND}`,
      [
        ids?.from ?? null,
        ids?.to ?? null,
        iban === null ? null : hashOf(this.vault, 'iban', iban),
        digits === null ? null : this.vault.hmac('mark', lastFour(digits)),
        ids?.tail ?? null,
        sum,
      ],
    );
    return rows.map(({ id, status, amount, currency, reference, signed_at }) => ({
      id,
      exact: isTyped(ids, id) || iban !== null,
      title: referenceOf('payment', id),
      detail: reference,
      status,
      amount: { amount, currency },
      at: signed_at.toISOString(),
    }));
  }
}
