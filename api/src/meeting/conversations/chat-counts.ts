import type { Fold } from '../../kernel/domain.js';
import type { ConversationEvent } from './conversation.events.js';
import { conversation, isListed, unreadOf, type Conversation } from './conversation.js';

/** A member's conversations in numbers. */
export interface ChatCounts {
  /** Members with whom at least one message was exchanged, either way. */
  partners: number;
  /** Conversations in the chat list. */
  listed: number;
  /** Messages that wait to be read. */
  unread: number;
  /** Messages and gifts, removed ones too. */
  sent: number;
  received: number;
}

interface Counted {
  conversation: Conversation;
  sent: number;
  received: number;
}

/** One conversation, with the messages of each side counted for one of the two. */
export const countedFor = (memberId: string): Fold<Counted, ConversationEvent> => ({
  initial: { conversation: conversation.initial, sent: 0, received: 0 },
  evolve: (state, event) => {
    const next = { ...state, conversation: conversation.evolve(state.conversation, event) };
    if (event.type !== 'MessageSent') return next;
    return event.data.from === memberId ? { ...next, sent: state.sent + 1 } : { ...next, received: state.received + 1 };
  },
});

export const NO_CHATS: ChatCounts = { partners: 0, listed: 0, unread: 0, sent: 0, received: 0 };

export const withChat = (
  counts: ChatCounts,
  { conversation: state, sent, received }: Counted,
  memberId: string,
): ChatCounts => ({
  partners: counts.partners + (state.lastMessage > 0 ? 1 : 0),
  listed: counts.listed + (isListed(state, memberId) ? 1 : 0),
  unread: counts.unread + (state.a.id === '' ? 0 : unreadOf(state, memberId)),
  sent: counts.sent + sent,
  received: counts.received + received,
});
