import { defineError } from '../../kernel/domain.js';

/** Another of the staff is answering in this conversation. */
export const conversationClaimed = defineError('conversation_claimed', 409);
