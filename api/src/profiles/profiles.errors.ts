import { defineError } from '../kernel/index.js';

export const memberNotFound = defineError('member_not_found', 404);
