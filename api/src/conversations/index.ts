export { conversationIdOf } from './conversation-id.js';
export { conversationOf, type Waiting } from './conversation.js';
export { memberBlocked } from './conversations.errors.js';
export type { ConversationEvent } from './conversation.events.js';
export { ConversationsModule } from './conversations.module.js';
export { Conversations } from './conversations.js';
export { keepSignupMessage, requireShownPrice, signupMessageText } from './signup-message.js';
export { startsOf } from './starts.js';
export { putMessageBack, takeMessageDown } from './taking-down.js';
