import { defineStream, type Sealed } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';
import type {
  GoodwillProposed,
  ProposalApproved,
  ProposalDropped,
  ProposalEvent,
  RefundProposed,
} from './proposal.events.js';
import { goodwillTooHigh, ownProposal, proposalDecided, proposalNotFound } from './proposals.errors.js';

export type Proposed =
  ({ kind: 'refund' } & RefundProposed['data']) | ({ kind: 'goodwill' } & GoodwillProposed['data']);

/** What staff begin for a member: a refund or goodwill credits, done once somebody else agrees (ADM-04). */
export interface Proposal {
  status: 'none' | ProposalStatus;
  proposed: Proposed | null;
}

export const PROPOSAL_KINDS = ['refund', 'goodwill'] as const;
export const PROPOSAL_STATUSES = ['waiting', 'approved', 'dropped'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export const proposal = defineStream<Proposal, ProposalEvent>({
  type: 'proposal',
  revision: 1,
  initial: { status: 'none', proposed: null },
  evolve,
});
export const proposalOf = proposal.of;

interface Proposing {
  memberId: string;
  credits: number;
  by: string;
  reason: Sealed | null;
  at: string;
}

export function proposeRefund(
  { status }: Proposal,
  { at, ...what }: Proposing & { paymentId: string; amount: Money },
): [RefundProposed] {
  if (status !== 'none') throw new Error('this proposal has been made before');
  return [{ type: 'RefundProposed', data: { ...what, proposedAt: at } }];
}

/** `most`: how many credits one proposal may be for. */
export function proposeGoodwill(
  { status }: Proposal,
  { at, most, ...what }: Proposing & { most: number },
): [GoodwillProposed] {
  if (status !== 'none') throw new Error('this proposal has been made before');
  checkGoodwill(what.credits, most);
  return [{ type: 'GoodwillProposed', data: { ...what, proposedAt: at } }];
}

/** Whoever proposed it may not approve it, whatever their role. The bound is that of now. */
export function approveProposal(
  state: Proposal,
  { by, reason, most, at }: { by: string; reason: Sealed | null; most: number; at: string },
): [ProposalApproved] {
  const proposed = waiting(state);
  if (by === proposed.by) throw ownProposal({});
  if (proposed.kind === 'goodwill') checkGoodwill(proposed.credits, most);
  return [{ type: 'ProposalApproved', data: { memberId: proposed.memberId, by, reason, approvedAt: at } }];
}

export function dropProposal(
  state: Proposal,
  { by, reason, at }: { by: string; reason: Sealed | null; at: string },
): [ProposalDropped] {
  const { memberId } = waiting(state);
  return [{ type: 'ProposalDropped', data: { memberId, by, reason, droppedAt: at } }];
}

export const PROPOSAL_ACTIONS = ['approve', 'refuse', 'withdraw'] as const;
export type ProposalAction = (typeof PROPOSAL_ACTIONS)[number];

/** What this member of staff can do with it now. */
export function actionsOf({ status, proposed }: Proposal, staffId: string): ProposalAction[] {
  if (status !== 'waiting') return [];
  return proposed?.by === staffId ? ['withdraw'] : ['approve', 'refuse'];
}

function checkGoodwill(credits: number, most: number): void {
  if (!Number.isSafeInteger(credits) || credits < 1) throw new Error(`${credits} is not a whole number of credits`);
  if (credits > most) throw goodwillTooHigh({ most });
}

function waiting({ status, proposed }: Proposal): Proposed {
  if (!proposed) throw proposalNotFound({});
  if (status !== 'waiting') throw proposalDecided({});
  return proposed;
}

function evolve(state: Proposal, { type, data }: ProposalEvent): Proposal {
  switch (type) {
    case 'RefundProposed':
      return { status: 'waiting', proposed: { kind: 'refund', ...data } };
    case 'GoodwillProposed':
      return { status: 'waiting', proposed: { kind: 'goodwill', ...data } };
    case 'ProposalApproved':
      return { ...state, status: 'approved' };
    case 'ProposalDropped':
      return { ...state, status: 'dropped' };
  }
}
