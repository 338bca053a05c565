import type { Event } from '../kernel/index.js';

/** The member wrote the first message of this conversation. */
export type ConversationStarted = Event<'ConversationStarted', { conversation: string; startedAt: string }>;

export type StartsEvent = ConversationStarted;
