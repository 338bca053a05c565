import { defineError } from '../../kernel/domain.js';

/** A colleague has the record of a queue before them. */
export const claimedByColleague = defineError('claimed_by_colleague', 409);
