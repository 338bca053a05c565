import { defineError } from '../kernel/index.js';

export const signupsClosed = defineError('signups_closed', 403);
