import { column, consoleList, filter } from '../../ground/lists/index.js';
import { Day, MoneySchema } from '../../kernel/index.js';

/** The date as text. */
const DAY = "to_char(reconciliations.day, 'YYYY-MM-DD')";

export class ReconciliationsList extends consoleList({
  resource: 'reconciliations',
  summary: 'Days that were compared with the payment companies, the newest first, in the conventions of simple-rest',
  access: 'staff:finance',
  from: 'read.reconciliations',
  id: 'id',
  columns: {
    id: column.text(),
    provider: column.text(),
    day: column.value(Day, { sql: DAY, about: 'In UTC' }),
    status: column.choice(['waiting', 'failed', 'equal', 'different']),
    payments: column.integer(),
    refunds: column.integer(),
    chargebacks: column.integer({ about: 'What banks took back' }),
    paid: column.jsonList(MoneySchema),
    paid_back: column.jsonList(MoneySchema),
    taken_back: column.jsonList(MoneySchema),
    settled: column.integer({ about: 'Payments that were paid without our knowing; comparing settled them' }),
    differences: column.integer(),
    reconciled_at: column.nullable(column.instant()),
  },
  filters: {
    status: filter.oneOf('status'),
    provider: filter.oneOf('provider'),
  },
  sort: ['day', 'provider', 'status', 'payments', 'refunds', 'differences'],
  defaultSort: ['day', 'DESC'],
  // Exports every difference of the selected days, from each day's latest comparison.
  file: {
    from: 'read.reconciliations',
    join: [
      '(TABLE read.reconciliation_differences)',
      'differences',
      '(differences.id, differences.reconciled_at) = (reconciliations.id, reconciliations.reconciled_at)',
    ],
    columns: {
      day: column.text({ sql: DAY }),
      provider: column.text({ sql: 'reconciliations.provider' }),
      difference: column.text({ sql: 'kind' }),
      provider_reference: column.nullable(column.text({ sql: 'reference' })),
      payment_id: column.nullable(column.text({ sql: 'payment_id' })),
      refund_id: column.nullable(column.text({ sql: 'refund_id' })),
      theirs: column.nullable(column.money('currency', { sql: 'theirs' })),
      ours: column.nullable(column.money('currency', { sql: 'ours' })),
      currency: column.nullable(column.text({ sql: 'currency' })),
    },
    order: { 'reconciliations.day': 'DESC', 'reconciliations.provider': 'ASC', 'differences.number': 'ASC' },
  },
}) {}
