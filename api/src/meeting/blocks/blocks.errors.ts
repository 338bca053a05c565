import { defineError } from '../../kernel/index.js';

export const notYourself = defineError('not_yourself', 422);
