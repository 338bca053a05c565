import { defineError } from '../../kernel/domain.js';

export const refundNotFound = defineError('refund_not_found', 404);
/** Credits were spent since the offer was shown; the parameters are the new offer (`amount` in minor units). */
export const refundChanged = defineError<{ credits: number; amount: number; currency: string }>('refund_changed', 409);
/** The approver cannot also confirm. */
export const secondPersonNeeded = defineError('second_person_needed', 403);
/** Only the approver can withdraw an approval. */
export const notYourApproval = defineError('not_your_approval', 403);
/** Somebody else has decided it, or the pay-out is running. */
export const refundDecided = defineError('refund_decided', 409);
