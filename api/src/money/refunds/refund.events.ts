import type { Event, Sealed } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';

/**
 * All that was left of one purchase, or the part of it that staff chose, at the price paid for it. `begunBy`: the staff
 * id of who proposed it; absent if the member asked.
 */
export interface Request {
  memberId: string;
  paymentId: string;
  credits: number;
  amount: Money;
  requestedAt: string;
  begunBy?: string;
}

/** Every event carries `memberId`, so that live notices can address the member without reading anything else. */
interface Told {
  memberId: string;
}

export type RefundRequested = Event<'RefundRequested', Request>;
/**
 * `payout`: number of the pay-out attempt, from 1. `by`: a staff id. `second`: another person has to confirm it. `reason`:
 * for colleagues, here and of the confirmation; null if the member has been forgotten, and missing in older events.
 */
export type RefundApproved = Event<
  'RefundApproved',
  Told & { payout: number; by: string; reason?: Sealed | null; second: boolean; approvedAt: string }
>;
export type RefundConfirmed = Event<
  'RefundConfirmed',
  Told & { payout: number; by: string; reason?: Sealed | null; confirmedAt: string }
>;
/** The approver withdrew the approval before anybody confirmed it; the refund is undecided again. `reason` as above. */
export type RefundApprovalWithdrawn = Event<
  'RefundApprovalWithdrawn',
  Told & { by: string; reason?: Sealed | null; withdrawnAt: string }
>;
/**
 * The reason is written for the member and sealed with their key; null if the member has been forgotten.
 * `cause`: refused automatically, because the payer's bank charged the payment back.
 */
export type RefundRefused = Event<
  'RefundRefused',
  Told & { reason: Sealed | null; cause?: 'charge_back'; refusedAt: string }
>;
/** `reference`: the provider's id of the refund. */
export type RefundPaidOut = Event<'RefundPaidOut', Told & { reference: string; paidOutAt: string }>;
/** `answer`: the provider's reason in its own words. `reference`: null if it did not create a refund at all. */
export type RefundPayoutFailed = Event<
  'RefundPayoutFailed',
  Told & { reference: string | null; answer: string | null; failedAt: string }
>;
/** `reason` as of an approval. */
export type RefundPayoutRepeated = Event<
  'RefundPayoutRepeated',
  Told & { payout: number; reason?: Sealed | null; repeatedAt: string }
>;

export type RefundEvent =
  | RefundRequested
  | RefundApproved
  | RefundConfirmed
  | RefundApprovalWithdrawn
  | RefundRefused
  | RefundPaidOut
  | RefundPayoutFailed
  | RefundPayoutRepeated;
