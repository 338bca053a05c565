import { defineError } from '../../kernel/domain.js';

/** Also the answer for what is on another member's statement. */
export const transactionNotFound = defineError('transaction_not_found', 404);
