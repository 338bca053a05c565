import { defineError } from '../kernel/index.js';

export const staffEmailTaken = defineError('staff_email_taken', 409);
