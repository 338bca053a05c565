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
export const forwardOf = ({ actions }: Pick<RefundDetail, 'actions'>): RefundAction | undefined =>
  actions.find((action) => action !== 'refuse' && action !== 'withdraw');
