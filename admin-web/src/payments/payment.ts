import type { Answer } from '../providers/api-client';

export type Payment = Answer<'/api/admin/payments', 'get'>[number];
export type PaymentDetail = Answer<'/api/admin/payments/{id}', 'get'>;
export type PaymentMoment = PaymentDetail['events'][number];
export type ChargebackOfPayment = Answer<'/api/admin/chargebacks', 'get'>[number];
export type RefundOfPayment = Answer<'/api/admin/refunds', 'get'>[number];
export type Outcome = PaymentDetail['outcomes'][number];

export const STATUSES: Payment['status'][] = [
  'pending',
  'completed',
  'refunded',
  'partly_refunded',
  'charged_back',
  'partly_charged_back',
  'failed',
  'cancelled',
  'declined',
  'returned',
];

/** Of which credits may be left that were paid for. */
const KEPT: readonly Payment['status'][] = ['completed', 'partly_refunded', 'partly_charged_back'];
export const hasCreditsLeft = ({ status }: Pick<Payment, 'status'>): boolean => KEPT.includes(status);

/** Also the rest of what was paid back in part, but nothing that a bank has taken a part of (MNY-08, MNY-09). */
const REFUNDABLE: readonly Payment['status'][] = ['completed', 'partly_refunded'];
export const canBeRefunded = ({ status }: Pick<Payment, 'status'>): boolean => REFUNDABLE.includes(status);

/** What the list itself looks at in its filter. */
export interface PaymentFilter {
  status?: string | readonly string[];
  attention?: true;
  brand?: string;
  /** Minor units. */
  amount_from?: number;
  amount_to?: number;
}
