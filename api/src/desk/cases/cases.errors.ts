import { defineError } from '../../kernel/domain.js';

/** Each reporter may have one open case about the same item. */
export const alreadyReported = defineError('already_reported', 409);
export const messageNotFound = defineError('message_not_found', 404);
export const caseNotFound = defineError('case_not_found', 404);
export const decisionNotFound = defineError('decision_not_found', 404);
export const alreadyObjected = defineError('already_objected', 409);
/** A colleague has taken up this objection. */
export const objectionClaimed = defineError('objection_claimed', 409);
/** The mailed link to a decision is over, or none of ours. */
export const objectionLinkExpired = defineError('objection_link_expired', 422);
/** Whoever made a decision does not judge the objection to it (PRV-03). */
export const anotherModerator = defineError('another_moderator', 409);
export const caseAlreadyDecided = defineError('case_already_decided', 409);
