import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { BooksDeleted } from '../../credits/domain.js';
import type { DifferenceKind, ReconciliationEvent } from '../reconciliation.events.js';

export const ReconciliationRow = readModelTable('reconciliations', {
  id: column.text({ primary: true }),
  provider: column.text(),
  day: column.date(),
  status: column.text<'waiting' | 'failed' | 'equal' | 'different'>(),
  payments: column.integer({ default: 0 }),
  refunds: column.integer({ default: 0 }),
  chargebacks: column.integer({ default: 0 }),
  /** JSON lists of money. */
  paid: column.text({ default: '[]' }),
  paid_back: column.text({ default: '[]' }),
  taken_back: column.text({ default: '[]' }),
  settled: column.integer({ default: 0 }),
  differences: column.integer({ default: 0 }),
  /** Instant of the latest comparison; its differences have the same. */
  reconciled_at: column.nullable(column.timestamptz()),
});
export type ReconciliationRow = RowOf<typeof ReconciliationRow>;

export const reconciliations = defineProjection<ReconciliationRow, ReconciliationEvent | BooksDeleted>({
  entity: ReconciliationRow,
  revision: 3,
  mode: 'inline',
  indexes: ['(day DESC, provider)'],
  on: {
    BooksDeleted: ({ data: { before } }, rows) => rows.deleteBefore('day', before),
    ReconciliationRequested: ({ streamId: id, data: { provider, day } }, rows) =>
      rows.upsert({ id }, { provider, day, status: 'waiting' }),
    ReconciliationFailed: ({ streamId: id, data: { provider, day } }, rows) =>
      rows.upsert({ id }, { provider, day, status: 'failed' }),
    DayReconciled: ({ streamId: id, data: { provider, day, payments, refunds, chargebacks, ...told } }, rows) => {
      const differences = told.differences.length + told.more;
      rows.upsert(
        { id },
        {
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
      );
    },
  },
});

export const DifferenceRow = readModelTable('reconciliation_differences', {
  id: column.text({ primary: true }),
  reconciled_at: column.timestamptz({ primary: true }),
  number: column.integer({ primary: true }),
  day: column.date(),
  kind: column.text<DifferenceKind>(),
  reference: column.nullable(column.text()),
  payment_id: column.nullable(column.uuid()),
  refund_id: column.nullable(column.uuid()),
  theirs: column.nullable(column.bigint()),
  ours: column.nullable(column.bigint()),
  currency: column.nullable(column.text()),
});
export type DifferenceRow = RowOf<typeof DifferenceRow>;

/** Rows of older comparisons remain; the current ones have the `reconciled_at` of their day's latest comparison. */
export const reconciliationDifferences = defineProjection<DifferenceRow, ReconciliationEvent | BooksDeleted>({
  entity: DifferenceRow,
  revision: 2,
  mode: 'inline',
  indexes: ['(day)'],
  on: {
    BooksDeleted: ({ data: { before } }, rows) => rows.deleteBefore('day', before),
    DayReconciled: ({ streamId: id, data: { day, differences, reconciledAt } }, rows) => {
      for (const [number, { kind, reference, paymentId, refundId, theirs, ours }] of differences.entries()) {
        rows.upsert(
          { id, reconciled_at: reconciledAt, number },
          {
            day,
            kind,
            reference,
            payment_id: paymentId,
            refund_id: refundId,
            theirs: theirs?.amount ?? null,
            ours: ours?.amount ?? null,
            currency: theirs?.currency ?? ours?.currency ?? null,
          },
        );
      }
    },
  },
});
