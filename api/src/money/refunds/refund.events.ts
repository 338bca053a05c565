import type { Event, Sealed } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';

/** All that was left of one purchase, at what was paid for it. */
export interface Request {
  memberId: string;
  paymentId: string;
  credits: number;
  amount: Money;
  requestedAt: string;
}

/** `memberId` is in each event: who is told of it must be known from the event alone. */
interface Told {
  memberId: string;
}

export type RefundRequested = Event<'RefundRequested', Request>;
/** `payout`: which try at paying back; 1 is the first. `by`: a staff id. `second`: another person has to confirm it. */
export type RefundApproved = Event<
  'RefundApproved',
  Told & { payout: number; by: string; second: boolean; approvedAt: string }
>;
export type RefundConfirmed = Event<'RefundConfirmed', Told & { payout: number; by: string; confirmedAt: string }>;
/** Whoever approved it takes that back before anybody has confirmed it; it waits again. */
export type RefundApprovalWithdrawn = Event<'RefundApprovalWithdrawn', Told & { by: string; withdrawnAt: string }>;
/**
 * The reason is written for the member, and sealed with their key; null when the member has been forgotten.
 * `cause`: nobody of staff refused it, the payer's bank had taken the payment back.
 */
export type RefundRefused = Event<
  'RefundRefused',
  Told & { reason: Sealed | null; cause?: 'charge_back'; refusedAt: string }
>;
/** `reference`: the provider's name for the refund. */
export type RefundPaidOut = Event<'RefundPaidOut', Told & { reference: string; paidOutAt: string }>;
/** `answer`: why, in the provider's own words. `reference`: null where it did not even begin to. */
export type RefundPayoutFailed = Event<
  'RefundPayoutFailed',
  Told & { reference: string | null; answer: string | null; failedAt: string }
>;
export type RefundPayoutRepeated = Event<'RefundPayoutRepeated', Told & { payout: number; repeatedAt: string }>;

export type RefundEvent =
  | RefundRequested
  | RefundApproved
  | RefundConfirmed
  | RefundApprovalWithdrawn
  | RefundRefused
  | RefundPaidOut
  | RefundPayoutFailed
  | RefundPayoutRepeated;
