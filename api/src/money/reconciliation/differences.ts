import { Injectable } from '@nestjs/common';
import { decimal, type CsvColumns } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';

/** A day at a payment company: one line for each difference, or one that says there is none. */
export interface DifferenceLine {
  day: string;
  provider: string;
  status: string;
  kind: string | null;
  reference: string | null;
  payment_id: string | null;
  refund_id: string | null;
  theirs: number | null;
  ours: number | null;
  currency: string | null;
}

export const DIFFERENCE_COLUMNS: CsvColumns<DifferenceLine> = [
  ['day', ({ day }) => day],
  ['provider', ({ provider }) => provider],
  ['status', ({ status }) => status],
  ['difference', ({ kind }) => kind],
  ['provider_reference', ({ reference }) => reference],
  ['payment_id', ({ payment_id }) => payment_id],
  ['refund_id', ({ refund_id }) => refund_id],
  ['theirs', ({ theirs, currency }) => (theirs === null || currency === null ? null : decimal(theirs, currency))],
  ['ours', ({ ours, currency }) => (ours === null || currency === null ? null : decimal(ours, currency))],
  ['currency', ({ currency }) => currency],
];

/** What comparing with the payment companies found, for other contexts. */
@Injectable()
export class Differences {
  constructor(private readonly database: Database) {}

  /** From the latest comparison of each day; days are those of the payment companies (UTC), both included. */
  ofDays(first: string, last: string): AsyncGenerator<DifferenceLine> {
    return this.database.stream<DifferenceLine>(
      `SELECT to_char(d.day, 'YYYY-MM-DD') AS day, d.provider, d.status, kind, reference, payment_id, refund_id,
              theirs, ours, currency
         FROM read.reconciliations d
         LEFT JOIN read.reconciliation_differences one ON one.id = d.id AND one.reconciled_at = d.reconciled_at
        WHERE d.day BETWEEN $1::date AND $2::date ORDER BY d.day, d.provider, one.number`,
      [first, last],
    );
  }
}
