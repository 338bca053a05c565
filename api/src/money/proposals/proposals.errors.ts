import { defineError } from '../../kernel/domain.js';

export const proposalNotFound = defineError('proposal_not_found', 404);
/** Somebody else has decided it. */
export const proposalDecided = defineError('proposal_decided', 409);
/** Whoever proposed it cannot also approve it. */
export const ownProposal = defineError('own_proposal', 403);
/** `most`: credits that one proposal may give. */
export const goodwillTooHigh = defineError<{ most: number }>('goodwill_too_high', 409);
/** The account has been deleted, so nobody could use the credits. */
export const memberGone = defineError('member_gone', 409);
