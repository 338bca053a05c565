import { defineError } from '../../kernel/domain.js';

export const reconciliationNotFound = defineError('reconciliation_not_found', 404);
export const providerNotFound = defineError('provider_not_found', 404);
/** Payments may still arrive on that day. */
export const dayNotOver = defineError('day_not_over', 409);
