import {
  bigint,
  date,
  defineProjection,
  integer,
  nullable,
  readModelOf,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../../kernel/index.js';
import type { DifferenceKind, ReconciliationEvent } from '../reconciliation.events.js';

export const ReconciliationRow = readModelOf('reconciliations', {
  id: text({ primary: true }),
  provider: text(),
  day: date(),
  status: text<'waiting' | 'failed' | 'equal' | 'different'>(),
  payments: integer({ default: 0 }),
  refunds: integer({ default: 0 }),
  chargebacks: integer({ default: 0 }),
  /** JSON lists of money. */
  paid: text({ default: '[]' }),
  paid_back: text({ default: '[]' }),
  taken_back: text({ default: '[]' }),
  settled: integer({ default: 0 }),
  differences: integer({ default: 0 }),
  /** Instant of the latest comparison; its differences have the same. */
  reconciled_at: nullable(timestamptz()),
});
export type ReconciliationRow = RowOf<typeof ReconciliationRow>;

export const reconciliations = defineProjection<ReconciliationRow, ReconciliationEvent>({
  entity: ReconciliationRow,
  revision: 2,
  mode: 'inline',
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
            provider,
            day,
            status: differences > 0 ? 'different' : 'equal',
            differences,
            settled: told.settled,
            payments: payments.count,
            refunds: refunds.count,
            chargebacks: chargebacks.count,
            paid: JSON.stringify(payments.totals),
            paid_back: JSON.stringify(refunds.totals),
            taken_back: JSON.stringify(chargebacks.totals),
            reconciled_at: told.reconciledAt,
          },
        },
      );
    },
  },
});

export const DifferenceRow = readModelOf('reconciliation_differences', {
  id: text({ primary: true }),
  reconciled_at: timestamptz({ primary: true }),
  number: integer({ primary: true }),
  kind: text<DifferenceKind>(),
  reference: nullable(text()),
  payment_id: nullable(uuid()),
  refund_id: nullable(uuid()),
  theirs: nullable(bigint()),
  ours: nullable(bigint()),
  currency: nullable(text()),
});
export type DifferenceRow = RowOf<typeof DifferenceRow>;

/** Rows of older comparisons remain; the current ones have the `reconciled_at` of their day's latest comparison. */
export const reconciliationDifferences = defineProjection<DifferenceRow, ReconciliationEvent>({
  entity: DifferenceRow,
  revision: 1,
  mode: 'inline',
  on: {
    DayReconciled: ({ streamId: id, data: { differences, reconciledAt } }, rows) => {
      for (const [number, { kind, reference, paymentId, refundId, theirs, ours }] of differences.entries()) {
        rows.upsert(
          { id, reconciled_at: reconciledAt, number },
          {
            set: {
              kind,
              reference,
              payment_id: paymentId,
              refund_id: refundId,
              theirs: theirs?.amount ?? null,
              ours: ours?.amount ?? null,
              currency: theirs?.currency ?? ours?.currency ?? null,
            },
          },
        );
      }
    },
  },
});
