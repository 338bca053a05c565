import { defineError } from '../kernel/index.js';

export const streamNotFound = defineError('stream_not_found', 404);
