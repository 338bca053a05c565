import { defineError } from '../kernel/index.js';

export const emailTaken = defineError('email_taken', 409);
export const activationFailed = defineError('activation_failed', 422);
export const tooManyMails = defineError('too_many_mails', 429);
