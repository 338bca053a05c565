import { defineError } from '../kernel/index.js';

export const conversationNotFound = defineError('conversation_not_found', 404);
/** The writer has blocked the other. */
export const memberBlocked = defineError('member_blocked', 403);
export const messageEmpty = defineError<{ min: number }>('message_empty', 422);
export const messageTooLong = defineError<{ max: number }>('message_too_long', 422);
/** The other is fictional and the writer has not acknowledged the warning yet (PRO-04). */
export const fictionalWarningRequired = defineError('fictional_warning_required', 403);
