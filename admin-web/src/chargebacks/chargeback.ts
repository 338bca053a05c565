import { dayOf } from '../layout/values/days';
import type { Answer } from '../providers/api-client';

export type Chargeback = Answer<'/api/admin/chargebacks', 'get'>[number];
export type ChargebackDetail = Answer<'/api/admin/chargebacks/{id}', 'get'>;
export type Decision = ChargebackDetail['decisions'][number];
export type ChargebackMoment = ChargebackDetail['events'][number];

/** What the bank waits for. */
export const TO_DO: Chargeback['status'][] = ['open'];
export const STATUSES: Chargeback['status'][] = ['open', 'disputed', 'accepted', 'won', 'lost'];

/** A direct debit that the bank returned: to take note of, since no evidence changes it. */
export const isReturn = ({ payment_method }: Pick<Chargeback, 'payment_method'>): boolean => payment_method === 'sdd';

/** The last day has passed, and the bank has heard nothing. */
export const isLate = ({ status, respond_by }: Pick<Chargeback, 'status' | 'respond_by'>): boolean =>
  status === 'open' && respond_by !== null && respond_by < dayOf(new Date().toISOString());
