import { defineProjection } from '../../../kernel/index.js';
import type { DifferenceKind, ReconciliationEvent } from '../reconciliation.events.js';

export interface ReconciliationRow {
  id: string;
  provider: string;
  day: string;
  status: 'waiting' | 'failed' | 'equal' | 'different';
  payments: number;
  refunds: number;
  chargebacks: number;
  /** JSON lists of money. */
  paid: string;
  paid_back: string;
  taken_back: string;
  settled: number;
  differences: number;
  /** Instant of the latest comparison; its differences have the same. */
  reconciled_at: string | null;
}

export const reconciliations = defineProjection<ReconciliationRow, ReconciliationEvent>({
  name: 'reconciliations',
  revision: 2,
  mode: 'inline',
  key: ['id'],
  columns: {
    id: 'text',
    provider: 'text',
    day: 'date',
    status: 'text',
    payments: 'integer not null default 0',
    refunds: 'integer not null default 0',
    chargebacks: 'integer not null default 0',
    paid: "text not null default '[]'",
    paid_back: "text not null default '[]'",
    taken_back: "text not null default '[]'",
    settled: 'integer not null default 0',
    differences: 'integer not null default 0',
    reconciled_at: 'timestamptz',
  },
  indexes: ['(day DESC, provider)'],
  on: {
    ReconciliationRequested: ({ streamId: id, data: { provider, day } }, rows) =>
      rows.upsert({ id }, { set: { provider, day, status: 'waiting' } }),
    ReconciliationFailed: ({ streamId: id, data: { provider, day } }, rows) =>
      rows.upsert({ id }, { set: { provider, day, status: 'failed' } }),
    DayReconciled: ({ streamId: id, data: { provider, day, payments, refunds, chargebacks, ...told } }, rows) => {
      const differences = told.differences.length + told.more;
      rows.upsert(
        { id },
        {
          set: {
            ...{ provider, day, status: differences > 0 ? 'different' : 'equal', differences, settled: told.settled },
            ...{ payments: payments.count, refunds: refunds.count, chargebacks: chargebacks.count },
            ...{ paid: JSON.stringify(payments.totals), paid_back: JSON.stringify(refunds.totals) },
            ...{ taken_back: JSON.stringify(chargebacks.totals), reconciled_at: told.reconciledAt },
          },
        },
      );
    },
  },
});

export interface DifferenceRow {
  id: string;
  reconciled_at: string;
  number: number;
  kind: DifferenceKind;
  reference: string | null;
  payment_id: string | null;
  refund_id: string | null;
  theirs: number | null;
  ours: number | null;
  currency: string | null;
}

/** Rows of older comparisons remain; the current ones have the `reconciled_at` of their day's latest comparison. */
export const reconciliationDifferences = defineProjection<DifferenceRow, ReconciliationEvent>({
  name: 'reconciliation_differences',
  revision: 1,
  mode: 'inline',
  key: ['id', 'reconciled_at', 'number'],
  columns: {
    id: 'text',
    reconciled_at: 'timestamptz',
    number: 'integer',
    kind: 'text',
    reference: 'text',
    payment_id: 'uuid',
    refund_id: 'uuid',
    theirs: 'bigint',
    ours: 'bigint',
    currency: 'text',
  },
  on: {
    DayReconciled: ({ streamId: id, data: { differences, reconciledAt } }, rows) => {
      for (const [number, { kind, reference, paymentId, refundId, theirs, ours }] of differences.entries()) {
        rows.upsert(
          { id, reconciled_at: reconciledAt, number },
          {
            set: {
              ...{ kind, reference, payment_id: paymentId, refund_id: refundId },
              ...{ theirs: theirs?.amount ?? null, ours: ours?.amount ?? null },
              currency: theirs?.currency ?? ours?.currency ?? null,
            },
          },
        );
      }
    },
  },
});
