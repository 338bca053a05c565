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

export interface PaymentFilter {
  q?: string;
  status?: string | readonly string[];
  attention?: true;
  payment_method?: string;
  country?: string;
  /** `site`: the site itself. */
  brand?: string;
  first_purchase?: boolean;
  /** ISO instants: the beginning of a day here, and of the day after the last one. */
  placed_from?: string;
  placed_before?: string;
  /** Minor units. */
  amount_from?: number;
  amount_to?: number;
}
