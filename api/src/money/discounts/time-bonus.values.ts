import type { Terms } from './discount.events.js';

/** The built-in welcome discount: from sign-up until four hours later or the first purchase. */
export const TIME_BONUS = 'TIMEBONUS25';
export const TIME_BONUS_SECONDS = 14_400;

export const TIME_BONUS_TERMS: Terms = {
  percentage: 25,
  country: null,
  memberId: null,
  expiresAt: null,
  minimumOrder: null,
  validity: 'once-per-user',
  paymentMethods: null,
  startsAt: null,
  maxUses: null,
};
