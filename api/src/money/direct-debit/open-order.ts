import { total, type Payment } from '../payments/index.js';
import type { Money } from '../../ground/settings/domain.js';
import { debitClosed, debitNotFound } from './debits.errors.js';

/** The site's own name in the list of payment providers. */
export const PROVIDER = 'sdd';
const REFERENCE = /^sdd_([\da-f-]{36})$/;
/** The site's payment id in its role as payment provider. */
export const referenceFor = (paymentId: string): string => `sdd_${paymentId}`;
export const paymentIdIn = (reference: string): string | null => REFERENCE.exec(reference)?.[1] ?? null;

const HOURS = 24;
/** An order lapses if its form is not completed within a day. */
export const hasLapsed = (placedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(placedAt) > HOURS * 3_600_000;

/** What is to be collected. Another member's order gives the same answer as one that does not exist. */
export function orderIn({ order }: Payment, memberId: string): { amount: Money; placedAt: string; credits: number } {
  if (!order || order.provider !== PROVIDER || order.memberId !== memberId) throw debitNotFound({});
  return { amount: total(order), placedAt: order.placedAt, credits: order.credits };
}

export function requireOpen(state: Payment, memberId: string, now: Date): { amount: Money } {
  const { amount, placedAt } = orderIn(state, memberId);
  if (state.status !== 'pending' || hasLapsed(placedAt, now)) throw debitClosed({});
  return { amount };
}
