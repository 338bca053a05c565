import type { Answer } from '../providers/api-client';

export type Refund = Answer<'/api/admin/refunds', 'get'>[number];
export type RefundDetail = Answer<'/api/admin/refunds/{id}', 'get'>;

/** What finance has to do something about: new requests, those that one has approved, and money that the provider did not pay back. */
export const TO_DO: Refund['status'][] = ['requested', 'confirming', 'payout_failed'];
export const STATUSES: Refund['status'][] = [
  'requested',
  'confirming',
  'payout_failed',
  'approved',
  'paid_out',
  'refused',
];

export type RefundAction = RefundDetail['actions'][number];

/** The way towards paying it, for whoever looks at it. */
export const forwardOf = ({ actions }: RefundDetail): RefundAction | undefined =>
  actions.find((action) => action !== 'refuse' && action !== 'withdraw');

/** The states that a list is filtered by, as one value to choose. */
export const chosenStatus = ({ status = [] }: { status?: string | string[] }): string => [status].flat().join();
