export type { ConversationEvent, ConversationOpened, MessageSent, MessagesRead } from './conversation.events.js';
export { conversation, conversationOf, type Conversation } from './conversation.js';
export { conversationIdOf } from './conversation-id.js';
export { Conversations } from './conversations.js';
export { ConversationsModule, conversationsContext } from './conversations.module.js';
