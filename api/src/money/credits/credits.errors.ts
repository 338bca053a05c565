import { defineError } from '../../kernel/domain.js';

/** `price` and `balance` in credits; `name`: the member being written to, if there is one. */
export const insufficientCredits = defineError<{ price: number; balance: number; name?: string }>(
  'insufficient_credits',
  402,
);

/** All credits of this purchase are spent or already requested back, or this member never bought them. */
export const nothingToRefund = defineError('nothing_to_refund', 409);
export const refundTooLate = defineError<{ days: number }>('refund_too_late', 409);

/** `debt`: the current debt in credits, which differs from the one that staff were shown. */
export const debtChanged = defineError<{ debt: number }>('debt_changed', 409);
