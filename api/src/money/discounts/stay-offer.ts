import { createHash } from 'node:crypto';
import type { DiscountState } from './discount.js';
import type { DiscountDefined, Terms } from './discount.events.js';
import { discountNotFound } from './discounts.errors.js';

/** Days for which the offer to a leaving member is valid. */
const STAY_DAYS = 7;

/** Derived from the member id, so that each member gets one code. Only they can use it, so it need not be secret. */
export function stayCodeOf(memberId: string): string {
  const hash = createHash('sha256').update(`stay ${memberId}`).digest('hex').slice(0, 10).toUpperCase();
  return `STAY-${hash}`;
}

interface Stay {
  memberId: string;
  /** The discount the operator offers to leaving members, in percent; 0: no offer. */
  percentage: number;
  now: Date;
}

/** A repeated request returns the existing offer with its original end. @throws discountNotFound */
export function offerToStay({ status }: DiscountState, { memberId, percentage, now }: Stay): DiscountDefined[] {
  if (status !== 'none') return [];
  if (percentage === 0) throw discountNotFound({});
  const expiresAt = new Date(now.getTime() + STAY_DAYS * 86_400_000).toISOString();
  const anywhere = { country: null, minimumOrder: null, paymentMethods: null, startsAt: null, maxUses: null };
  const terms: Terms = { ...anywhere, percentage, memberId, expiresAt, validity: 'once-per-user' };
  return [{ type: 'DiscountDefined', data: { ...terms, definedAt: now.toISOString() } }];
}
