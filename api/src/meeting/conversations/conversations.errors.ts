import { defineError } from '../../kernel/domain.js';

export const conversationNotFound = defineError('conversation_not_found', 404);
/** The writer has blocked the other. */
export const memberBlocked = defineError('member_blocked', 403);
export const messageEmpty = defineError<{ min: number }>('message_empty', 422);
export const messageTooLong = defineError<{ max: number }>('message_too_long', 422);
/** There is no such gift, or not any more; nothing was taken (CHT-10). */
export const giftNotOnSale = defineError<{ gift: string }>('gift_not_on_sale', 409);
/** The other is fictional and the writer has not acknowledged the warning yet (PRO-04). */
export const fictionalWarningRequired = defineError('fictional_warning_required', 403);
/** What a fictional profile says is written by staff in the console, by hand (PRO-04). */
export const writtenByStaff = defineError('written_by_staff', 403);
/** Somebody has answered since the conversation was looked at. */
export const alreadyAnswered = defineError('already_answered', 409);
