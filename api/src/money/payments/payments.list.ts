import { Brackets } from 'typeorm';
import { type Bind, column, type Condition, consoleList, filter } from '../../ground/lists/index.js';
import { PaymentSearch } from './payment-search.js';
import {
  ATTENTION,
  CONSOLE_STATUS,
  FIRST_PURCHASE,
  isOfCompleted,
  ODD_SINCE,
  REFUNDED,
  withConsoleStatus,
} from './projections/payments.projection.js';

const STATUSES = [
  ...(['pending', 'completed', 'failed', 'cancelled', 'declined', 'returned'] as const),
  ...(['refunded', 'partly_refunded', 'charged_back', 'partly_charged_back'] as const),
];

/** Filters by the status shown to staff: one, or several of which any may match. */
const status = (value: unknown, bind: Bind): Condition | undefined => {
  const asked: unknown[] = [value].flat();
  if (!asked.every((one) => typeof one === 'string')) return undefined;
  const conditions: string[] = withConsoleStatus(asked);
  const stored = asked.filter((one) => !isOfCompleted(one));
  if (stored.length > 0 || asked.length === 0) {
    const ofStored = filter.oneOf('status')(stored, bind);
    if (ofStored === undefined) return undefined;
    conditions.push(ofStored);
  }
  // PostgreSQL looks rows up by what they have been refunded only where that is no alternative.
  const [first, ...others] = conditions;
  if (others.length === 0) return first;
  return new Brackets((any) => {
    for (const condition of conditions) any.orWhere(condition);
  });
};

/** The payments with what bookkeeping needs; the exported file names nobody. */
export class PaymentsList extends consoleList({
  resource: 'payments',
  summary: 'Payments, in the conventions of simple-rest, the newest first',
  access: 'staff:finance',
  from: 'read.payments',
  id: 'payment_id',
  columns: {
    id: column.id({ sql: 'payment_id', csv: 'payment_id' }),
    placed_at: column.instant(),
    settled_at: column.nullable(column.instant()),
    status: column.choice(STATUSES, {
      sql: CONSOLE_STATUS,
      about: 'Of one that was completed also what became of its money since',
    }),
    attention: column.nullable(
      column.choice(['charge_back', 'return', 'mismatch', 'surplus', 'late'], {
        sql: ATTENTION,
        about:
          'Its money is on its way back, it was not what was asked for, more came, it came after the payment had failed, or the bank took it back',
      }),
    ),
    member_id: column.id(),
    package: column.text(),
    credits: column.integer(),
    price: column.money('currency'),
    transaction_costs: column.money('currency'),
    amount: column.money('currency', { about: 'Price and transaction costs together' }),
    currency: column.hidden(column.text()),
    discount_code: column.nullable(column.text()),
    discount_off: column.nullable(column.money('currency')),
    refunded: column.nullable(
      column.money('currency', { sql: `nullif(${REFUNDED}, 0)`, about: 'What went back at the wish of its member' }),
    ),
    charged_back: column.nullable(
      column.money('charged_back_currency', {
        sql: 'CASE WHEN chargebacks > 0 THEN charged_back END',
        about: 'What banks took back and did not give again',
      }),
    ),
    charged_back_currency: column.hidden(column.nullable(column.text({ csv: false }))),
    charged_back_at: column.nullable(column.instant()),
    payment_method: column.text({ sql: 'method' }),
    provider: column.text(),
    provider_reference: column.nullable(column.text({ sql: 'reference' })),
    mismatch: column.nullable(
      column.money('mismatch_currency', {
        sql: 'mismatch_amount',
        csv: false,
        about: 'What came, where it was not what was asked for',
      }),
    ),
    mismatch_currency: column.hidden(column.nullable(column.text({ csv: false }))),
    reviewed_at: column.nullable(column.instant({ csv: false })),
    reviewed_by: column.nullable(column.text({ csv: false, about: 'A staff id' })),
    country: column.nullable(column.text({ about: 'Of the buyer, as the VAT of the order has it' })),
    brand: column.nullable(column.text({ about: 'Null: the site itself' })),
  },
  inject: { search: PaymentSearch },
  filters: {
    id: filter.oneOf('payment_id', 'uuid'),
    member_id: filter.oneOf('member_id', 'uuid'),
    status,
    payment_method: filter.oneOf('method'),
    currency: filter.oneOf('currency'),
    discount_code: filter.oneOf('discount_code'),
    q: (value, bind, { search }) =>
      search.condition(value, bind, { ids: ['payment_id', 'member_id'], code: 'discount_code' }),
    placed_from: filter.since('placed_at'),
    placed_before: filter.before('placed_at'),
    amount_from: filter.atLeast('amount'),
    amount_to: filter.atMost('amount'),
    attention: filter.holds(`(${ATTENTION}) IS NOT NULL`),
    country: filter.oneOf('country'),
    brand: filter.ofBrand('brand'),
    first_purchase: filter.holds(FIRST_PURCHASE),
  },
  sort: ['placed_at', 'settled_at', 'status', 'amount', 'credits', 'payment_method'],
  sortedBy: { payment_method: 'method' },
  // Only a payment that is not settled yet has no `settled_at`.
  nullsLast: ['settled_at'],
  defaultSort: ['placed_at', 'DESC'],
  queue: { filter: { attention: true }, since: ODD_SINCE },
  file: true,
  // As they were ordered: whether paid or not is a filter.
  totals: {
    at: 'payment-totals',
    summary: 'What the payments that a filter finds sum to, by currency',
    columns: {
      currency: column.text(),
      payments: column.integer({ sql: 'count(*)::integer' }),
      amount: column.money('currency', { sql: 'sum(amount)::bigint' }),
      discount_off: column.money('currency', { sql: 'coalesce(sum(discount_off), 0)::bigint' }),
      credits: column.integer({ sql: 'sum(credits)::bigint' }),
    },
  },
}) {}
