import { createHash } from 'node:crypto';
import type { DiscountState } from './discount.js';
import type { DiscountDefined, Terms } from './discount.events.js';
import { discountNotFound } from './discounts.errors.js';

/** How long who was asked to stay may think about it. */
const STAY_DAYS = 7;

/** One for each member, so that it is made once; it works for them alone, so it need not be a secret. */
export function stayCodeOf(memberId: string): string {
  const hash = createHash('sha256').update(`stay ${memberId}`).digest('hex').slice(0, 10).toUpperCase();
  return `STAY-${hash}`;
}

interface Stay {
  memberId: string;
  /** What the operator gives who is about to leave; 0: nothing. */
  percentage: number;
  now: Date;
}

/** A member who asks again finds the offer of before, with its end. @throws discountNotFound */
export function offerToStay({ status }: DiscountState, { memberId, percentage, now }: Stay): DiscountDefined[] {
  if (status !== 'none') return [];
  if (percentage === 0) throw discountNotFound({});
  const expiresAt = new Date(now.getTime() + STAY_DAYS * 86_400_000).toISOString();
  const anywhere = { country: null, minimumOrder: null, paymentMethods: null };
  const terms: Terms = { ...anywhere, percentage, memberId, expiresAt, validity: 'once-per-user' };
  return [{ type: 'DiscountDefined', data: { ...terms, definedAt: now.toISOString() } }];
}
