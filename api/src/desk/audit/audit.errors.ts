import { defineError } from '../../kernel/domain.js';

export const streamNotFound = defineError('stream_not_found', 404);
export const readModelNotFound = defineError('read_model_not_found', 404);
export const rebuildRunning = defineError('rebuild_running', 409);
