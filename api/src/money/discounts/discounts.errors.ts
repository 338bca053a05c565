import { defineError, defineMistake } from '../../kernel/domain.js';

/** Also for a code of another member or country: a member who may not use it must not learn that it exists. */
export const discountNotFound = defineMistake('discount_not_found', 404);
export const discountExpired = defineMistake('discount_expired', 410);
export const discountAlreadyUsed = defineMistake('discount_already_used', 409);
/** `amount` in minor units. */
export const discountMinimumOrder = defineMistake<{ amount: number; currency: string }>('discount_minimum_order', 422);
export const discountPaymentMethod = defineMistake('discount_payment_method', 422);
export const discountCodeTaken = defineError('discount_code_taken', 409);
/** Somebody else changed the terms after they were read (optimistic locking). */
export const discountOutdated = defineError('discount_outdated', 409);
