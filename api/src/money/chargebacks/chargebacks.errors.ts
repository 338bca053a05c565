import { defineError } from '../../kernel/domain.js';

export const chargebackNotFound = defineError('chargeback_not_found', 404);
/** Somebody else was first, or the payment company reported meanwhile that the bank gave the money back. */
export const chargebackDecided = defineError('chargeback_decided', 409);
