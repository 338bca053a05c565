import type { Event } from '../../kernel/domain.js';

/** Staff have read what a member wrote to a fictional profile: who stands in the event's actor (ADM-05). */
export type InboxConversationViewed = Event<'InboxConversationViewed', { conversation: string; viewedAt: string }>;
