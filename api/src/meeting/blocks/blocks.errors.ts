import { defineError } from '../../kernel/domain.js';

export const notYourself = defineError('not_yourself', 422);
