import { defineError } from '../kernel/index.js';

export const conversationNotFound = defineError('conversation_not_found', 404);
/** The other has blocked the writer, left, is closed by staff or invisible: the writer is not told which. */
export const profileNotAvailable = defineError('profile_not_available', 403);
/** The writer has blocked the other. */
export const memberBlocked = defineError('member_blocked', 403);
export const messageEmpty = defineError<{ min: number }>('message_empty', 422);
export const messageTooLong = defineError<{ max: number }>('message_too_long', 422);
