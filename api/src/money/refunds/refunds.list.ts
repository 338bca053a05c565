import { Type, type Static } from 'typebox';
import {
  atLeast,
  atMost,
  before,
  choice,
  consoleList,
  hidden,
  id,
  instant,
  integer,
  itemOf,
  money,
  nullable,
  oneOf,
  opened,
  since,
  staffId,
  text,
  value,
} from '../../ground/lists/index.js';
import { Nullable } from '../../kernel/index.js';
import { Claim, WorkClaims } from '../../ground/claims/index.js';
import { SecondPerson, StaffMembers } from '../../ground/staff/index.js';
import { PaymentSearch } from '../payments/index.js';
import { REFUND_STATUSES, TO_DO } from './refund-status.values.js';

/** One currency's totals of what a filter leaves, in its minor units. */
const TOTALS = {
  currency: text(),
  refunds: integer({ sql: 'count(*)::integer' }),
  amount: money('currency', { sql: 'sum(amount)::bigint' }),
  credits: integer({ sql: 'sum(credits)::bigint' }),
};
export const RefundTotals = itemOf(TOTALS);
export type RefundTotals = Static<typeof RefundTotals>;

/** The file omits the reasons, which end with the member's key. */
export class RefundsList extends consoleList({
  resource: 'refunds',
  summary: 'Refunds, in the conventions of simple-rest, the oldest request first',
  access: 'staff:finance',
  from: 'read.refunds',
  id: 'refund_id',
  columns: {
    id: id({ sql: 'refund_id', csv: 'refund_id' }),
    requested_at: instant(),
    status: choice(REFUND_STATUSES, { about: 'Confirming: one person approved it, a second one has to' }),
    member_id: id(),
    payment_id: id(),
    credits: integer(),
    amount: money('currency'),
    currency: hidden(text()),
    begun_by: nullable(staffId({ about: 'A staff id; null: the member asked. Its proposal has the same id' })),
    approved_at: nullable(instant()),
    approved_by: nullable(staffId({ about: 'A staff id; above the limit the first of two' })),
    decided_at: nullable(instant()),
    decided_by: nullable(staffId({ about: 'A staff id' })),
    paid_out_at: nullable(instant()),
    provider_reference: nullable(text({ about: "The provider's name for the refund" })),
    provider_answer: nullable(text({ csv: false, about: "Why it did not pay back, in the provider's words" })),
    reason: opened({ about: 'Of a refusal, written for the member' }),
    approve_reason: opened({ about: 'Why it was approved, for colleagues' }),
    confirm_reason: opened({ about: 'Why the second person confirmed it' }),
    cause: nullable(
      value(Type.Literal('charge_back'), {
        csv: false,
        about: 'Refused by itself because the bank had taken the payment back',
      }),
    ),
  },
  more: { claim: Nullable(Claim, { description: 'Who has the refund before them' }) },
  inject: { search: PaymentSearch, claims: WorkClaims, secondPerson: SecondPerson, staff: StaffMembers },
  async view(rows, { claims }) {
    const claimed = await claims.holders(
      'refunds',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, claim: claimed.get(row.id) ?? null }));
  },
  filters: {
    q: (value, bind, { search }) =>
      search.condition(value, bind, {
        ids: ['refund_id', 'payment_id', 'member_id'],
        reference: 'provider_reference',
      }),
    id: oneOf('refund_id', 'uuid'),
    status: oneOf('status'),
    member_id: oneOf('member_id', 'uuid'),
    payment_id: oneOf('payment_id', 'uuid'),
    requested_from: since('requested_at'),
    requested_before: before('requested_at'),
    amount_from: atLeast('amount'),
    amount_to: atMost('amount'),
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
}) {
  /** What the refunds that a filter finds sum to, by currency. */
  totals(filter: string | undefined): Promise<RefundTotals[]> {
    return this.sums(filter, TOTALS, 'currency');
  }
}
