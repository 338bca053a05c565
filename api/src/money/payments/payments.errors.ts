import { defineError } from '../../kernel/domain.js';

export const paymentNotFound = defineError('payment_not_found', 404);
/** The provider does not answer. The order stands, so the client may repeat the same request. */
export const paymentUnavailable = defineError('payment_unavailable', 503);
export const invalidSignature = defineError('invalid_signature', 403);
/** The payment no longer needs attention: a colleague or the provider has settled it. */
export const nothingToReview = defineError('nothing_to_review', 409);
