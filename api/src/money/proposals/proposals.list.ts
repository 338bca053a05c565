import { Type } from 'typebox';
import { column, consoleList, filter } from '../../ground/lists/index.js';
import { Claim, WorkClaims } from '../../ground/claims/index.js';
import { SecondPerson, StaffMembers } from '../../ground/staff/index.js';
import { Nullable } from '../../kernel/index.js';
import { PaymentSearch } from '../payments/index.js';
import { PROPOSAL_KINDS, PROPOSAL_STATUSES } from './proposal.js';

/** The file omits the reasons: it outlives what is forgotten. */
export class ProposalsList extends consoleList({
  resource: 'proposals',
  summary: 'Refunds and goodwill credits that staff began, the oldest first, in the conventions of simple-rest',
  access: 'staff:finance',
  from: 'read.proposals',
  id: 'proposal_id',
  columns: {
    id: column.id({ sql: 'proposal_id', csv: 'proposal_id' }),
    proposed_at: column.instant(),
    kind: column.choice(PROPOSAL_KINDS),
    status: column.choice(PROPOSAL_STATUSES, { about: 'Dropped: refused by a colleague, or taken back' }),
    member_id: column.id(),
    payment_id: column.nullable(column.id()),
    credits: column.integer(),
    amount: column.nullable(
      column.money('currency', { csv: false, about: 'What the credits cost; null for goodwill, which has no price' }),
    ),
    amount_minor: column.hidden(column.nullable(column.integer({ sql: 'amount' }))),
    currency: column.hidden(column.nullable(column.text())),
    proposed_by: column.staffId({ about: 'A staff id' }),
    decided_at: column.nullable(column.instant()),
    decided_by: column.nullable(column.staffId({ about: 'A staff id' })),
    reason: column.opened({ about: 'Null if the member has been forgotten' }),
    drop_reason: column.opened(),
  },
  more: {
    proposed_by_name: Nullable(Type.String()),
    decided_by_name: Nullable(Type.String()),
    claim: Nullable(Claim, { description: 'Who has the proposal before them' }),
  },
  inject: { search: PaymentSearch, staff: StaffMembers, claims: WorkClaims, secondPerson: SecondPerson },
  filters: {
    q: (value, bind, { search }) =>
      search.condition(value, bind, { ids: ['proposal_id', 'payment_id', 'member_id'], reference: 'proposed_by' }),
    id: filter.oneOf('proposal_id', 'uuid'),
    kind: filter.oneOf('kind'),
    status: filter.oneOf('status'),
    member_id: filter.oneOf('member_id', 'uuid'),
    payment_id: filter.oneOf('payment_id', 'uuid'),
    proposed_from: filter.since('proposed_at'),
    proposed_before: filter.before('proposed_at'),
  },
  sort: ['proposed_at', 'decided_at', 'kind', 'status', 'credits'],
  nullsLast: ['decided_at'],
  defaultSort: ['proposed_at', 'ASC'],
  queue: {
    filter: { status: ['waiting'] },
    since: 'proposed_at',
    yours: async ({ id }, bind, { secondPerson }) =>
      `NOT proposed_by = ANY (${bind(await secondPerson.barredFrom(id))}::text[])`,
  },
  file: true,
  names: ({ staff }) => staff.names(),
  async view(rows, { staff, claims }) {
    const ids = rows.map(({ id }) => id);
    const [names, claimed] = await Promise.all([
      staff.namesOf(rows.flatMap(({ proposed_by, decided_by }) => [proposed_by, decided_by])),
      claims.holders('proposals', ids),
    ]);
    return rows.map((row) => ({
      ...row,
      proposed_by_name: names.get(row.proposed_by) ?? null,
      decided_by_name: names.get(row.decided_by ?? '') ?? null,
      claim: claimed.get(row.id) ?? null,
    }));
  },
}) {}
