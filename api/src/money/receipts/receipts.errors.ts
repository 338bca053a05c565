import { defineError } from '../../kernel/domain.js';

export const receiptNotFound = defineError('receipt_not_found', 404);
