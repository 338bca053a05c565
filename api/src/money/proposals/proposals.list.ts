import { Type, type Static } from 'typebox';
import {
  before,
  consoleList,
  instant,
  integer,
  nullable,
  oneOf,
  sealed,
  since,
  staffId,
  text,
} from '../../ground/lists/index.js';
import { Claim, SecondPerson, StaffMembers, WorkClaims } from '../../ground/staff/index.js';
import { Id, Instant, MoneySchema, Nullable } from '../../kernel/index.js';
import { PaymentSearch } from '../payments/index.js';
import { PROPOSAL_KINDS, PROPOSAL_STATUSES, type ProposalStatus } from './proposal.js';

const words = Nullable(Type.String());

export const ConsoleProposal = Type.Object({
  id: Id,
  kind: Type.Enum([...PROPOSAL_KINDS]),
  status: Type.Enum([...PROPOSAL_STATUSES], { description: 'Dropped: refused by a colleague, or taken back' }),
  member_id: Id,
  payment_id: Nullable(Id),
  credits: Type.Integer(),
  amount: Nullable(MoneySchema, { description: 'What the credits cost; null for goodwill, which has no price' }),
  reason: { ...words, description: 'Null if the member has been forgotten' },
  proposed_at: Instant,
  proposed_by: { ...Type.String(), description: 'A staff id' },
  proposed_by_name: words,
  decided_at: Nullable(Instant),
  decided_by: { ...words, description: 'A staff id' },
  decided_by_name: words,
  drop_reason: words,
  claim: Nullable(Claim, { description: 'Who has the proposal before them' }),
});
export type ConsoleProposal = Static<typeof ConsoleProposal>;

/** The file omits the reasons: it outlives what is forgotten. */
export class ProposalsList extends consoleList({
  resource: 'proposals',
  summary: 'Refunds and goodwill credits that staff began, the oldest first, in the conventions of simple-rest',
  access: 'staff:finance',
  item: ConsoleProposal,
  from: 'read.proposals',
  id: 'proposal_id',
  columns: {
    id: text({ sql: 'proposal_id', csv: 'proposal_id' }),
    proposed_at: instant(),
    kind: text<ConsoleProposal['kind']>(),
    status: text<ProposalStatus>(),
    member_id: text(),
    payment_id: nullable(text()),
    credits: integer(),
    amount_minor: nullable(integer({ sql: 'amount', csv: 'amount_minor' })),
    currency: nullable(text()),
    proposed_by: staffId(),
    decided_at: nullable(instant()),
    decided_by: nullable(staffId()),
    reason: sealed(),
    drop_reason: sealed(),
  },
  inject: { search: PaymentSearch, staff: StaffMembers, claims: WorkClaims, secondPerson: SecondPerson },
  filters: {
    q: (value, bind, { search }) =>
      search.condition(value, bind, { ids: ['proposal_id', 'payment_id', 'member_id'], reference: 'proposed_by' }),
    id: oneOf('proposal_id', 'uuid'),
    kind: oneOf('kind'),
    status: oneOf('status'),
    member_id: oneOf('member_id', 'uuid'),
    payment_id: oneOf('payment_id', 'uuid'),
    proposed_from: since('proposed_at'),
    proposed_before: before('proposed_at'),
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
    return rows.map(({ amount_minor, currency, ...row }) => ({
      ...row,
      amount: amount_minor === null || currency === null ? null : { amount: amount_minor, currency },
      proposed_by_name: names.get(row.proposed_by) ?? null,
      decided_by_name: names.get(row.decided_by ?? '') ?? null,
      claim: claimed.get(row.id) ?? null,
    }));
  },
}) {}
