import { defineError } from '../../kernel/index.js';

export const receiptNotFound = defineError('receipt_not_found', 404);
