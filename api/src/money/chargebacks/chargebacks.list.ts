import { Type, type Static } from 'typebox';
import { column, consoleList, filter } from '../../ground/lists/index.js';
import { Claim, WorkClaims } from '../../ground/claims/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { Day, Nullable } from '../../kernel/index.js';
import { PaymentSearch } from '../payments/index.js';
import { CHARGEBACK_STATUSES, type ChargebackStatus } from './chargeback.js';

const sumOf = (statuses: ChargebackStatus[], about?: string) =>
  column.money('currency', {
    sql: `coalesce(sum(amount) FILTER (WHERE status IN (${statuses.map((one) => `'${one}'`).join(', ')})), 0)::bigint`,
    ...(about && { about }),
  });

const COUNTRY = `(SELECT r.country FROM read.receipts r
  WHERE r.payment_id = chargebacks.payment_id AND r.cause IS NULL LIMIT 1)`;

/** The file omits reasons and statements: it outlives what is forgotten. */
export class ChargebacksList extends consoleList({
  resource: 'chargebacks',
  summary: 'Charge-backs, those that are to be answered first on top, in the conventions of simple-rest',
  access: 'staff:finance',
  from: 'read.chargebacks',
  id: 'chargeback_id',
  columns: {
    id: column.id({ sql: 'chargeback_id', csv: 'chargeback_id' }),
    reported_at: column.instant(),
    respond_by: column.nullable(
      column.value(Day, { sql: 'respond_by::text', about: 'The last day to answer; null where none is known' }),
    ),
    status: column.choice(CHARGEBACK_STATUSES, {
      about: 'Disputed: the evidence was sent. Won: also once the payment company reports the money back',
    }),
    member_id: column.id(),
    payment_id: column.id(),
    amount: column.money('currency'),
    currency: column.hidden(column.text()),
    credits: column.integer({ about: 'What that money had bought' }),
    payment_method: column.text({ sql: 'method' }),
    country: column.nullable(column.text({ sql: COUNTRY, about: 'Of the receipt' })),
    provider_reference: column.text({ sql: 'reference', about: "The payment company's id of the charge-back" }),
    bank_reason: column.nullable(column.text({ about: "The bank's code, where it gives one" })),
    decided_at: column.nullable(column.instant()),
    decided_by: column.nullable(column.staffId({ about: 'A staff id; null where the payment company reported it' })),
    reversed_at: column.nullable(column.instant({ about: 'When the payment company reported the money back' })),
    deadline_reason: column.opened({ about: 'Why staff set another day; null where they did not' }),
    statement: column.opened(),
    reason: column.opened(),
  },
  more: {
    decided_by_name: Nullable(Type.String()),
    claim: Nullable(Claim, { description: 'Who has the charge-back before them' }),
  },
  inject: { search: PaymentSearch, staff: StaffMembers, claims: WorkClaims },
  filters: {
    q: (value, bind, { search }) =>
      search.condition(value, bind, { ids: ['chargeback_id', 'payment_id', 'member_id'] }),
    id: filter.oneOf('chargeback_id', 'uuid'),
    status: filter.oneOf('status'),
    member_id: filter.oneOf('member_id', 'uuid'),
    payment_id: filter.oneOf('payment_id', 'uuid'),
    payment_method: filter.oneOf('method'),
    country: filter.oneOf(COUNTRY),
    reported_from: filter.since('reported_at'),
    reported_before: filter.before('reported_at'),
  },
  sort: ['respond_by', 'reported_at', 'status', 'amount', 'payment_method', 'decided_at'],
  sortedBy: { payment_method: 'method' },
  nullsLast: ['respond_by', 'decided_at'],
  defaultSort: ['respond_by', 'ASC'],
  queue: { filter: { status: ['open'] }, since: 'reported_at' },
  file: true,
  names: ({ staff }) => staff.names(),
  async view(rows, { staff, claims }) {
    const ids = rows.map(({ id }) => id);
    const [names, claimed] = await Promise.all([
      staff.namesOf(rows.map(({ decided_by }) => decided_by)),
      claims.holders('chargebacks', ids),
    ]);
    return rows.map((row) => ({
      ...row,
      decided_by_name: names.get(row.decided_by ?? '') ?? null,
      claim: claimed.get(row.id) ?? null,
    }));
  },
  totals: {
    at: 'chargeback-totals',
    summary: 'What the charge-backs that a filter finds sum to, by currency',
    columns: {
      currency: column.text(),
      chargebacks: column.integer({ sql: 'count(*)::integer' }),
      total: column.money('currency', { sql: 'sum(amount)::bigint' }),
      undecided: sumOf(['open', 'disputed'], 'To answer, or before the bank'),
      won: sumOf(['won']),
      lost: sumOf(['accepted', 'lost'], 'Accepted or lost'),
    },
  },
}) {}
export type ConsoleChargeback = Static<typeof ChargebacksList.item>;
