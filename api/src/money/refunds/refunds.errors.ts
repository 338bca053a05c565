import { defineError } from '../../kernel/index.js';

export const refundNotFound = defineError('refund_not_found', 404);
/** Credits were spent since the offer was shown; this is what is left of it. */
export const refundChanged = defineError<{ credits: number; amount: number; currency: string }>('refund_changed', 409);
/** Whoever approved it cannot confirm it too. */
export const secondPersonNeeded = defineError('second_person_needed', 403);
/** Only whoever approved it can take that back. */
export const notYourApproval = defineError('not_your_approval', 403);
/** Someone else has decided about it, or it is on its way. */
export const refundDecided = defineError('refund_decided', 409);
