import { Type } from 'typebox';
import { column, consoleList, filter } from '../../ground/lists/index.js';
import { Nullable } from '../../kernel/index.js';
import { Claim, WorkClaims } from '../../ground/claims/index.js';
import { SecondPerson, StaffMembers } from '../../ground/staff/index.js';
import { PaymentSearch } from '../payments/index.js';
import { REFUND_STATUSES, TO_DO } from './refund-status.values.js';

/** The file omits the reasons, which end with the member's key. */
export class RefundsList extends consoleList({
  resource: 'refunds',
  summary: 'Refunds, in the conventions of simple-rest, the oldest request first',
  access: 'staff:finance',
  from: 'read.refunds',
  id: 'refund_id',
  columns: {
    id: column.id({ sql: 'refund_id', csv: 'refund_id' }),
    requested_at: column.instant(),
    status: column.choice(REFUND_STATUSES, { about: 'Confirming: one person approved it, a second one has to' }),
    member_id: column.id(),
    payment_id: column.id(),
    credits: column.integer(),
    amount: column.money('currency'),
    currency: column.hidden(column.text()),
    begun_by: column.nullable(
      column.staffId({ about: 'A staff id; null: the member asked. Its proposal has the same id' }),
    ),
    approved_at: column.nullable(column.instant()),
    approved_by: column.nullable(column.staffId({ about: 'A staff id; above the limit the first of two' })),
    decided_at: column.nullable(column.instant()),
    decided_by: column.nullable(column.staffId({ about: 'A staff id' })),
    paid_out_at: column.nullable(column.instant()),
    provider_reference: column.nullable(column.text({ about: "The provider's name for the refund" })),
    provider_answer: column.nullable(
      column.text({ csv: false, about: "Why it did not pay back, in the provider's words" }),
    ),
    reason: column.opened({ about: 'Of a refusal, written for the member' }),
    approve_reason: column.opened({ about: 'Why it was approved, for colleagues' }),
    confirm_reason: column.opened({ about: 'Why the second person confirmed it' }),
    cause: column.nullable(
      column.value(Type.Literal('charge_back'), {
        csv: false,
        about: 'Refused by itself because the bank had taken the payment back',
      }),
    ),
  },
  more: { claim: Nullable(Claim, { description: 'Who has the refund before them' }) },
  inject: { search: PaymentSearch, claims: WorkClaims, secondPerson: SecondPerson, staff: StaffMembers },
  async view(rows, { claims }) {
    const ids = rows.map(({ id }) => id);
    const claimed = await claims.holders('refunds', ids);
    return rows.map((row) => ({ ...row, claim: claimed.get(row.id) ?? null }));
  },
  filters: {
    q: (value, bind, { search }) =>
      search.condition(value, bind, {
        ids: ['refund_id', 'payment_id', 'member_id'],
        reference: 'provider_reference',
      }),
    id: filter.oneOf('refund_id', 'uuid'),
    status: filter.oneOf('status'),
    member_id: filter.oneOf('member_id', 'uuid'),
    payment_id: filter.oneOf('payment_id', 'uuid'),
    requested_from: filter.since('requested_at'),
    requested_before: filter.before('requested_at'),
    amount_from: filter.atLeast('amount'),
    amount_to: filter.atMost('amount'),
  },
  sort: ['requested_at', 'decided_at', 'paid_out_at', 'status', 'amount', 'credits'],
  nullsLast: ['decided_at', 'paid_out_at'],
  defaultSort: ['requested_at', 'ASC'],
  queue: {
    filter: { status: TO_DO },
    since: 'requested_at',
    yours: async ({ id }, bind, { secondPerson }) =>
      `NOT (status = 'confirming' AND coalesce(approved_by, '') = ANY (${bind(await secondPerson.barredFrom(id))}::text[]))`,
  },
  file: true,
  names: ({ staff }) => staff.names(),
  totals: {
    at: 'refund-totals',
    summary: 'What the refunds that a filter finds sum to, by currency',
    columns: {
      currency: column.text(),
      refunds: column.integer({ sql: 'count(*)::integer' }),
      amount: column.money('currency', { sql: 'sum(amount)::bigint' }),
      credits: column.integer({ sql: 'sum(credits)::bigint' }),
    },
  },
}) {}
