import { defineStream, type Sealed } from '../../kernel/domain.js';
import { REFUND_STATES, type RefundStatus } from './refund-status.values.js';
import type {
  RefundApprovalWithdrawn,
  RefundApproved,
  RefundConfirmed,
  RefundEvent,
  RefundPaidOut,
  RefundPayoutFailed,
  RefundPayoutRepeated,
  RefundRefused,
  RefundRequested,
  Request,
} from './refund.events.js';
import { notYourApproval, refundChanged, refundDecided, refundNotFound, secondPersonNeeded } from './refunds.errors.js';

export interface Refund {
  status: 'none' | RefundStatus;
  request: Request | null;
  /** Number of the latest pay-out attempt; 0 before the first. */
  payout: number;
  /** Staff id of the approver. */
  approvedBy: string | null;
}

/** What the provider reports about a pay-out attempt when asked. */
export type PayoutReport =
  | { reference: string; status: 'pending' | 'completed'; message: string | null }
  | { reference: string | null; status: 'failed'; message: string | null };

export const refund = defineStream<Refund, RefundEvent>({
  type: 'refund',
  revision: 2,
  initial: { status: 'none', request: null, payout: 0, approvedBy: null },
  evolve,
});
export const refundOf = refund.of;

/** What credits are worth. */
export type Offer = Pick<Request, 'credits' | 'amount'>;

/** Somebody agreed to what they were shown, and to nothing else. */
export function requireShown({ credits, amount }: Offer, shown: Offer): void {
  const { amount: minor, currency } = shown.amount;
  if (credits !== shown.credits || amount.amount !== minor || amount.currency !== currency)
    throw refundChanged({ credits, ...amount });
}

export function requestRefund({ status }: Refund, request: Request): [RefundRequested] {
  if (status !== 'none') throw new Error('this refund has been requested before');
  return [{ type: 'RefundRequested', data: request }];
}

/** Above the limit a second person has to confirm the pay-out (ADM-04). */
export const needsSecond = ({ amount }: Pick<Request, 'amount'>, fourEyesAbove: number): boolean =>
  amount.amount > fourEyesAbove;

/** `by`: a staff id. `reason`: for colleagues; null if the member has been forgotten. */
export interface Decided {
  by: string;
  reason: Sealed | null;
  at: string;
}

export function approveRefund(
  state: Refund,
  { by, reason, fourEyesAbove, at }: Decided & { fourEyesAbove: number },
): [RefundApproved] {
  const request = requested(state);
  if (state.status !== 'requested') throw refundDecided({});
  const { memberId, begunBy } = request;
  if (by === begunBy) throw secondPersonNeeded({});
  // Whoever began it was the first of two.
  const second = begunBy === undefined && needsSecond(request, fourEyesAbove);
  return [{ type: 'RefundApproved', data: { memberId, payout: 1, by, reason, second, approvedAt: at } }];
}

/** The approver may not confirm their own approval. */
export function confirmRefund(state: Refund, { by, reason, at }: Decided): [RefundConfirmed] {
  const { memberId } = requested(state);
  if (state.status !== 'confirming') throw refundDecided({});
  if (by === state.approvedBy) throw secondPersonNeeded({});
  return [{ type: 'RefundConfirmed', data: { memberId, payout: 1, by, reason, confirmedAt: at } }];
}

/** Only the approver may withdraw the approval; others may refuse the refund. */
export function withdrawApproval(state: Refund, { by, reason, at }: Decided): [RefundApprovalWithdrawn] {
  const { memberId } = requested(state);
  if (state.status !== 'confirming') throw refundDecided({});
  if (by !== state.approvedBy) throw notYourApproval({});
  return [{ type: 'RefundApprovalWithdrawn', data: { memberId, by, reason, withdrawnAt: at } }];
}

/** What this member of staff can do with it now. */
export function actionsOf({ status, approvedBy }: Refund, staffId: string): RefundAction[] {
  switch (status) {
    case 'requested':
      return ['approve', 'refuse'];
    case 'confirming':
      return [staffId === approvedBy ? 'withdraw' : 'confirm', 'refuse'];
    case 'payout_failed':
      return ['repeat', 'refuse'];
    case 'none':
    case 'approved':
    case 'refused':
    case 'paid_out':
      return [];
  }
}

export const REFUND_ACTIONS = ['approve', 'confirm', 'withdraw', 'refuse', 'repeat'] as const;
export type RefundAction = (typeof REFUND_ACTIONS)[number];

const isRefusable = ({ status }: Refund): boolean => status !== 'none' && REFUND_STATES[status].refusable;

/** Also possible after a failed pay-out: the member then keeps the credits. */
export function refuseRefund(state: Refund, { reason, at }: { reason: Sealed | null; at: string }): [RefundRefused] {
  const { memberId } = requested(state);
  if (!isRefusable(state)) throw refundDecided({});
  return [{ type: 'RefundRefused', data: { memberId, reason, refusedAt: at } }];
}

/** The bank charged the payment back, so its money is not ours to refund. A running pay-out ends by itself. */
export function endByChargeBack(state: Refund, { at }: { at: string }): [RefundRefused] | [] {
  if (!state.request || !isRefusable(state)) return [];
  const { memberId } = state.request;
  return [{ type: 'RefundRefused', data: { memberId, reason: null, cause: 'charge_back', refusedAt: at } }];
}

export function repeatPayout(
  state: Refund,
  { reason, at }: { reason: Sealed | null; at: string },
): [RefundPayoutRepeated] {
  const { memberId } = requested(state);
  if (state.status !== 'payout_failed') throw refundDecided({});
  return [{ type: 'RefundPayoutRepeated', data: { memberId, payout: state.payout + 1, reason, repeatedAt: at } }];
}

/** Reports arrive twice and late: only one about the latest attempt is recorded, while it is running. */
export function settlePayout(
  state: Refund,
  { payout, at, ...report }: PayoutReport & { payout: number; at: string },
): [RefundPaidOut] | [RefundPayoutFailed] | [] {
  const { memberId } = requested(state);
  if (state.status !== 'approved' || payout !== state.payout || report.status === 'pending') return [];
  if (report.status === 'completed')
    return [{ type: 'RefundPaidOut', data: { memberId, reference: report.reference, paidOutAt: at } }];
  const { reference, message: answer } = report;
  return [{ type: 'RefundPayoutFailed', data: { memberId, reference, answer, failedAt: at } }];
}

export const PAYOUT_STATES = ['running', 'failed', 'paid_out'] as const;

export interface Payout {
  attempt: number;
  status: (typeof PAYOUT_STATES)[number];
  begunAt: string;
  endedAt: string | null;
  /** The provider's words, where it refused. */
  answer: string | null;
}

/** Every attempt to pay it out, the first one first. */
export function payoutsOf(events: readonly RefundEvent[]): Payout[] {
  const payouts: Payout[] = [];
  const begin = (attempt: number, begunAt: string) =>
    payouts.push({ attempt, status: 'running', begunAt, endedAt: null, answer: null });
  const end = (how: Pick<Payout, 'status' | 'endedAt' | 'answer'>) => {
    const running = payouts.pop();
    if (running) payouts.push({ ...running, ...how });
  };
  for (const { type, data } of events) {
    if (type === 'RefundApproved' && !data.second) begin(data.payout, data.approvedAt);
    if (type === 'RefundConfirmed') begin(data.payout, data.confirmedAt);
    if (type === 'RefundPayoutRepeated') begin(data.payout, data.repeatedAt);
    if (type === 'RefundPayoutFailed') end({ status: 'failed', endedAt: data.failedAt, answer: data.answer });
    if (type === 'RefundPaidOut') end({ status: 'paid_out', endedAt: data.paidOutAt, answer: null });
  }
  return payouts;
}

/** A provider's refusal of an attempt is final, so each attempt has an id (idempotency key) of its own. */
export const payoutId = (refundId: string, payout: number): string =>
  payout === 1 ? refundId : `${refundId}-${payout}`;

/** The inverse of `payoutId`. */
export const payoutOf = (id: string): { refundId: string; payout: number } | null => {
  const refundId = refundIdOf(id);
  return refundId ? { refundId, payout: Number(id.slice(refundId.length + 1) || 1) } : null;
};

/** The refund that a provider's pay-out id belongs to; null: it is not a refund of a member. */
export const refundIdOf = (payout: string): string | null =>
  /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-\d+)?$/.exec(payout)?.[1] ?? null;

function requested({ request }: Refund): Request {
  if (!request) throw refundNotFound({});
  return request;
}

function evolve(state: Refund, { type, data }: RefundEvent): Refund {
  switch (type) {
    case 'RefundRequested':
      return { ...state, status: 'requested', request: data };
    case 'RefundApproved':
      return {
        ...state,
        approvedBy: data.by,
        ...(data.second ? { status: 'confirming' } : { status: 'approved', payout: data.payout }),
      };
    case 'RefundApprovalWithdrawn':
      return { ...state, status: 'requested', approvedBy: null };
    case 'RefundConfirmed':
    case 'RefundPayoutRepeated':
      return { ...state, status: 'approved', payout: data.payout };
    case 'RefundRefused':
      return { ...state, status: 'refused' };
    case 'RefundPaidOut':
      return { ...state, status: 'paid_out' };
    case 'RefundPayoutFailed':
      return { ...state, status: 'payout_failed' };
  }
}
