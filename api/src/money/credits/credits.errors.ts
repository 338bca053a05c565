import { defineError } from '../../kernel/index.js';

/** `name`: whom the member was writing to, where there is such a person. */
export const insufficientCredits = defineError<{ price: number; balance: number; name?: string }>(
  'insufficient_credits',
  402,
);

/** All credits of this purchase are spent, asked back already, or were never bought by this member. */
export const nothingToRefund = defineError('nothing_to_refund', 409);
export const refundTooLate = defineError<{ days: number }>('refund_too_late', 409);

/** `debt`: what is owed now; staff were shown another sum. */
export const debtChanged = defineError<{ debt: number }>('debt_changed', 409);

export const transactionNotFound = defineError('transaction_not_found', 404);
