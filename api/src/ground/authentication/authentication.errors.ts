import { defineError, defineMistake } from '../../kernel/domain.js';

export const loginFailed = defineMistake('login_failed', 401);
export const sessionNotFound = defineError('session_not_found', 404);
/** Replaces an answer that would reveal whether an account exists. */
export const tooManyTries = defineError<{ minutes: number }>('too_many_tries', 429);
export const accountLocked = defineError<{ minutes: number }>('account_locked', 429);
