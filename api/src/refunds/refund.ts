import { defineStream, type Sealed } from '../kernel/index.js';
import type {
  RefundApproved,
  RefundEvent,
  RefundPaidOut,
  RefundPayoutFailed,
  RefundPayoutRepeated,
  RefundRefused,
  RefundRequested,
  Request,
} from './refund.events.js';
import { refundDecided, refundNotFound } from './refunds.errors.js';

export type RefundStatus = 'requested' | 'approved' | 'refused' | 'paid_out' | 'payout_failed';

export interface Refund {
  status: 'none' | RefundStatus;
  request: Request | null;
  /** The newest try at paying back; 0 before the first. */
  payout: number;
}

/** What the provider says of a try when it is asked. */
export interface PayoutReport {
  reference: string;
  status: 'pending' | 'completed' | 'failed';
  message: string | null;
}

export const refund = defineStream<Refund, RefundEvent>({
  type: 'refund',
  revision: 1,
  initial: { status: 'none', request: null, payout: 0 },
  evolve,
});
export const refundOf = refund.of;

export function requestRefund({ status }: Refund, request: Request): [RefundRequested] {
  if (status !== 'none') throw new Error('this refund has been requested before');
  return [{ type: 'RefundRequested', data: request }];
}

export function approveRefund(state: Refund, { at }: { at: string }): [RefundApproved] {
  const { memberId } = requested(state);
  if (state.status !== 'requested') throw refundDecided({});
  return [{ type: 'RefundApproved', data: { memberId, payout: 1, approvedAt: at } }];
}

/** Also after the provider could not pay back: the member keeps the credits then. */
export function refuseRefund(state: Refund, { reason, at }: { reason: Sealed | null; at: string }): [RefundRefused] {
  const { memberId } = requested(state);
  if (state.status !== 'requested' && state.status !== 'payout_failed') throw refundDecided({});
  return [{ type: 'RefundRefused', data: { memberId, reason, refusedAt: at } }];
}

export function repeatPayout(state: Refund, { at }: { at: string }): [RefundPayoutRepeated] {
  const { memberId } = requested(state);
  if (state.status !== 'payout_failed') throw refundDecided({});
  return [{ type: 'RefundPayoutRepeated', data: { memberId, payout: state.payout + 1, repeatedAt: at } }];
}

/** Reports come twice and late: only one about the newest try, while it is under way, is recorded. */
export function settlePayout(
  state: Refund,
  { payout, reference, status, message, at }: PayoutReport & { payout: number; at: string },
): [RefundPaidOut] | [RefundPayoutFailed] | [] {
  const { memberId } = requested(state);
  if (state.status !== 'approved' || payout !== state.payout || status === 'pending') return [];
  return status === 'completed'
    ? [{ type: 'RefundPaidOut', data: { memberId, reference, paidOutAt: at } }]
    : [{ type: 'RefundPayoutFailed', data: { memberId, reference, answer: message, failedAt: at } }];
}

/** The provider's refusal of a try is final, so each has an id of its own. */
export const payoutId = (refundId: string, payout: number): string =>
  payout === 1 ? refundId : `${refundId}-${payout}`;

function requested({ request }: Refund): Request {
  if (!request) throw refundNotFound({});
  return request;
}

function evolve(state: Refund, { type, data }: RefundEvent): Refund {
  switch (type) {
    case 'RefundRequested':
      return { ...state, status: 'requested', request: data };
    case 'RefundApproved':
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
