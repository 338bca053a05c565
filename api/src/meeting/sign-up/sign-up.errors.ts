import { defineError } from '../../kernel/domain.js';

/** `challenge`: must be solved and sent with the repeated sign-up. Required when many sign up. */
export const challengeRequired = defineError<{ challenge: string }>('challenge_required', 428);
export const signupsClosed = defineError('signups_closed', 403);
