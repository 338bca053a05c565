import { defineError } from '../../kernel/index.js';

/** `challenge`: what to solve; the sign-up is sent again with it. Asked where many sign up. */
export const challengeRequired = defineError<{ challenge: string }>('challenge_required', 428);
export const signupsClosed = defineError('signups_closed', 403);
