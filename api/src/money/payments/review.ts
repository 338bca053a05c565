import type { Sealed } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';
import {
  isChargedBack,
  isFinal,
  openSurplus,
  recordReturn,
  recordSurplusReturn,
  returnMismatch,
  total,
  type Payment,
} from './payment.js';
import type { Order, Outcome, PaymentEvent } from './payment.events.js';
import { nothingToReview, paymentNotFound } from './payments.errors.js';

/** What staff can do with a payment now; empty if it needs no attention. */
export function outcomesOf(state: Payment): Outcome[] {
  const { status, mismatch, failedBefore, reviewed } = state;
  const surplus: Outcome[] = openSurplus(state).length > 0 ? ['surplus_returned'] : [];
  if (status === 'declined') return ['returned', ...surplus];
  const unseen: Outcome[] = reviewed ? [] : ['seen'];
  // After a charge-back no money is left that staff could accept or refund.
  if (isChargedBack(state)) return [...surplus, ...unseen];
  if (mismatch && !isFinal(status)) return ['credit', 'return', ...surplus];
  return status === 'completed' && failedBefore ? [...surplus, ...unseen] : surplus;
}

/** Settles a payment that needs attention, by hand (ADM-04). `forgotten`: the member has been erased. */
export function reviewPayment(
  state: Payment,
  {
    outcome,
    reason,
    at,
    forgotten = false,
  }: { outcome: Outcome; reason: Sealed | null; at: string; forgotten?: boolean },
): PaymentEvent[] {
  const { order, reference, mismatch } = state;
  if (!order) throw paymentNotFound({});
  if (!outcomesOf(state).includes(outcome) || (forgotten && outcome === 'credit')) throw nothingToReview({});
  const { memberId } = order;
  const reviewed: PaymentEvent = { type: 'PaymentReviewed', data: { memberId, outcome, reason, reviewedAt: at } };
  switch (outcome) {
    case 'seen':
      return [reviewed];
    case 'returned':
      return [reviewed, ...recordReturn(state, at)];
    case 'surplus_returned':
      return [reviewed, ...openSurplus(state).flatMap((one) => recordSurplusReturn(state, { reference: one, at }))];
    case 'return':
      return [reviewed, ...returnMismatch(state, at)];
    case 'credit':
      if (!reference || !mismatch) throw nothingToReview({});
      return [reviewed, { type: 'PaymentCompleted', data: { memberId, reference, paid: mismatch, completedAt: at } }];
  }
}

/**
 * What the credits are worth when a wrong amount was accepted: at most the amount paid and at most the credits' price
 * (MNY-08).
 */
export function worthOf(order: Order, paid: Money): Money {
  const asked = total(order);
  return paid.currency === asked.currency && paid.amount > asked.amount ? asked : paid;
}
