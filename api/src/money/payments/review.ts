import type { Sealed } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';
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

/** What staff can do about a payment now; nothing where nothing is odd about it. */
export function outcomesOf(state: Payment): Outcome[] {
  const { status, mismatch, failedBefore, reviewed } = state;
  const surplus: Outcome[] = openSurplus(state).length > 0 ? ['surplus_returned'] : [];
  if (status === 'declined') return ['returned', ...surplus];
  const unseen: Outcome[] = reviewed ? [] : ['seen'];
  // Nothing is there any more that could be taken or sent back.
  if (isChargedBack(state)) return [...surplus, ...unseen];
  if (mismatch && !isFinal(status)) return ['credit', 'return', ...surplus];
  return status === 'completed' && failedBefore ? [...surplus, ...unseen] : surplus;
}

/** Settles an odd payment by hand (ADM-04). `forgotten`: nobody is left to have the credits. */
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
 * What credits are worth for which other money came than was asked for: never more than came, nor more than they cost
 * (MNY-08).
 */
export function worthOf(order: Order, paid: Money): Money {
  const asked = total(order);
  return paid.currency === asked.currency && paid.amount > asked.amount ? asked : paid;
}
