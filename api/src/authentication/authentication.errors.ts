import { defineError } from '../kernel/index.js';

export const loginFailed = defineError('login_failed', 401);
export const accountLocked = defineError<{ minutes: number }>('account_locked', 429);
