import { defineError, defineMistake } from '../../kernel/domain.js';

export const staffEmailTaken = defineError('staff_email_taken', 409);
export const staffNotFound = defineError('staff_not_found', 404);
/** Reported only after the right password. */
export const staffDisabled = defineError('staff_disabled', 403);
/** Staff cannot change their own rights (ADM-05). */
export const notOnYourself = defineError('not_on_yourself', 409);
/** Someone else has already made the change. */
export const staffUnchanged = defineError('staff_unchanged', 409);
export const staffLinkExpired = defineError('staff_link_expired', 410);
export const loginExpired = defineError('login_expired', 401);
export const secondFactorWrong = defineMistake('second_factor_wrong', 401);
export const secondFactorRequired = defineError('second_factor_required', 409);
export const noSecondFactor = defineError('no_second_factor', 409);
/** An account that the first of two has opened or given its role cannot be the second for so many days (ADM-04). */
export const appointedByProposer = defineError<{ days: number }>('appointed_by_proposer', 403);
/** As in `proposals`, for what one admin proposes to another. */
export const proposalNotFound = defineError('proposal_not_found', 404);
export const proposalDecided = defineError('proposal_decided', 409);
export const ownProposal = defineError('own_proposal', 403);
/** What was to be changed, or who proposed it, is not as it was then: it can only be refused and proposed anew. */
export const agreementOutdated = defineError('agreement_outdated', 409);
