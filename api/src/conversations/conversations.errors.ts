import { defineError } from '../kernel/index.js';

export const conversationNotFound = defineError('conversation_not_found', 404);
/** The writer has blocked the other. */
export const memberBlocked = defineError('member_blocked', 403);
export const messageEmpty = defineError<{ min: number }>('message_empty', 422);
export const messageTooLong = defineError<{ max: number }>('message_too_long', 422);
