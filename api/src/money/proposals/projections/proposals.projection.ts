import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { BooksDeleted } from '../../credits/domain.js';
import type { GoodwillProposed, ProposalEvent } from '../proposal.events.js';
import type { PROPOSAL_KINDS, ProposalStatus } from '../proposal.js';

const ProposalRow = readModelTable('proposals', {
  proposal_id: column.uuid({ primary: true }),
  member_id: column.uuid(),
  kind: column.text<(typeof PROPOSAL_KINDS)[number]>(),
  status: column.text<ProposalStatus>(),
  payment_id: column.nullable(column.uuid()),
  credits: column.integer(),
  /** Null: goodwill has no price. */
  amount: column.nullable(column.bigint()),
  currency: column.nullable(column.text()),
  /** Sealed. */
  reason: column.nullable(column.text()),
  proposed_at: column.timestamptz(),
  /** Staff ids, here and below. */
  proposed_by: column.text(),
  decided_at: column.nullable(column.timestamptz()),
  decided_by: column.nullable(column.text()),
  /** Sealed: why it was dropped. */
  drop_reason: column.nullable(column.text()),
  /** When it was made or decided: the books of that year keep it. */
  booked_at: column.timestamptz(),
});
export type ProposalRow = RowOf<typeof ProposalRow>;

const proposed = ({ memberId, credits, reason, by, proposedAt }: GoodwillProposed['data']) => ({
  member_id: memberId,
  status: 'waiting' as const,
  credits,
  reason,
  proposed_at: proposedAt,
  proposed_by: by,
  booked_at: proposedAt,
});

/** Kept when a member is forgotten, as refunds are: it names nobody, and its reasons cannot be read any more. */
export const proposals = defineProjection<ProposalRow, ProposalEvent | BooksDeleted>({
  entity: ProposalRow,
  revision: 2,
  mode: 'inline',
  indexes: [
    '(proposed_at, proposal_id)',
    '(member_id, proposed_at DESC)',
    '(payment_id)',
    '(status, proposed_at)',
    '(booked_at)',
    '(right(proposal_id::text, 8))',
    '(right(payment_id::text, 8))',
  ],
  on: {
    RefundProposed: ({ streamId, data }, rows) => {
      const { paymentId: payment_id, amount } = data;
      const purchase = { payment_id, amount: amount.amount, currency: amount.currency };
      rows.upsert({ proposal_id: streamId }, { kind: 'refund', ...proposed(data), ...purchase });
    },
    GoodwillProposed: ({ streamId, data }, rows) =>
      rows.upsert({ proposal_id: streamId }, { kind: 'goodwill', ...proposed(data) }),
    ProposalApproved: ({ streamId, data: { by, approvedAt } }, rows) =>
      rows.update(
        { proposal_id: streamId },
        { status: 'approved', decided_at: approvedAt, decided_by: by, booked_at: approvedAt },
      ),
    ProposalDropped: ({ streamId, data: { by, reason, droppedAt } }, rows) =>
      rows.update(
        { proposal_id: streamId },
        {
          status: 'dropped',
          decided_at: droppedAt,
          decided_by: by,
          drop_reason: reason,
          booked_at: droppedAt,
        },
      ),
    BooksDeleted: ({ data: { before } }, rows) => rows.deleteBefore('booked_at', before),
  },
});
