import { defineError } from '../../kernel/index.js';

export const paymentNotFound = defineError('payment_not_found', 404);
/** The provider does not answer; the order stands and the same request may be made again. */
export const paymentUnavailable = defineError('payment_unavailable', 503);
export const invalidSignature = defineError('invalid_signature', 403);
/** Nothing is odd about it any more: it has been settled, by a colleague or by the provider. */
export const nothingToReview = defineError('nothing_to_review', 409);
