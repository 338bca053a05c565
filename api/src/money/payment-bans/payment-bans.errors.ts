import { defineError } from '../../kernel/domain.js';

export const alreadyBlocked = defineError('already_blocked', 409);
export const notBlocked = defineError('not_blocked', 409);
