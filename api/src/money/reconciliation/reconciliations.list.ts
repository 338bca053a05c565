import {
  choice,
  consoleList,
  instant,
  integer,
  jsonList,
  money,
  nullable,
  oneOf,
  text,
  value,
} from '../../ground/lists/index.js';
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
    id: text(),
    provider: text(),
    day: value(Day, { sql: DAY, about: 'In UTC' }),
    status: choice(['waiting', 'failed', 'equal', 'different']),
    payments: integer(),
    refunds: integer(),
    chargebacks: integer({ about: 'What banks took back' }),
    paid: jsonList(MoneySchema),
    paid_back: jsonList(MoneySchema),
    taken_back: jsonList(MoneySchema),
    settled: integer({ about: 'Payments that were paid without our knowing; comparing settled them' }),
    differences: integer(),
    reconciled_at: nullable(instant()),
  },
  filters: {
    status: oneOf('status'),
    provider: oneOf('provider'),
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
      day: text({ sql: DAY }),
      provider: text({ sql: 'reconciliations.provider' }),
      difference: text({ sql: 'kind' }),
      provider_reference: nullable(text({ sql: 'reference' })),
      payment_id: nullable(text({ sql: 'payment_id' })),
      refund_id: nullable(text({ sql: 'refund_id' })),
      theirs: nullable(money('currency', { sql: 'theirs' })),
      ours: nullable(money('currency', { sql: 'ours' })),
      currency: nullable(text({ sql: 'currency' })),
    },
    order: { 'reconciliations.day': 'DESC', 'reconciliations.provider': 'ASC', 'differences.number': 'ASC' },
  },
}) {}
