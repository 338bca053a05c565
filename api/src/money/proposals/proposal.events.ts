import type { Event, Sealed } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';

/** `by`: a staff id. `reason`: for colleagues and the books; null if the member has been forgotten. */
interface Proposed {
  memberId: string;
  credits: number;
  by: string;
  proposedAt: string;
}

/** Credits of one purchase, at what they cost, are to be paid back. */
export type RefundProposed = Event<
  'RefundProposed',
  Proposed & { paymentId: string; amount: Money; reason: Sealed | null }
>;
/** Credits are to be given without a price. */
export type GoodwillProposed = Event<'GoodwillProposed', Proposed & { reason: Sealed | null }>;
/** Somebody else agreed, and it was done in the same transaction. `reason`: missing in older events. */
export type ProposalApproved = Event<
  'ProposalApproved',
  { memberId: string; by: string; reason?: Sealed | null; approvedAt: string }
>;
/** A colleague does not agree, or who proposed it takes it back. */
export type ProposalDropped = Event<
  'ProposalDropped',
  { memberId: string; by: string; reason: Sealed | null; droppedAt: string }
>;

export type ProposalEvent = RefundProposed | GoodwillProposed | ProposalApproved | ProposalDropped;
