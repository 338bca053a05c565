export { answer, answerBy, fictionalSide, returnCreditsOf, settledUpTo } from './answers.js';
export type { ChatCounts } from './chat-counts.js';
export { ChatPhotoViews, type ChatPhotoView, type WaitingPhoto } from './chat-photo-views.js';
export { conversationIdOf } from './conversation-id.js';
export {
  allowPhotos,
  allowsPhotos,
  conversation,
  conversationOf,
  handIn,
  hasHandedIn,
  hiddenFrom,
  partnerOf,
  readMessages,
  requireOwnId,
  requireWarned,
  sendMessage,
  type Conversation,
  type MessageKind,
  type Waiting,
} from './conversation.js';
export * from './conversations.errors.js';
export type { ConversationEvent, MessageSent } from './conversation.events.js';
export { Conversations } from './conversations.js';
export { Excerpts, MISSING, type Excerpt, type ExcerptMessage } from './excerpts.js';
export { shownSince } from './history-limit.js';
export { checkMessageText } from './message-text.js';
export { returnedAmong } from './projections/returned-messages.projection.js';
export { ProfileGifts } from './gifts/profile-gifts.js';
export { keepSignupMessage, requireShownPrice, signupMessageText } from './signup-message.js';
export { reachOf, reachRefusals, requireReach } from './reach.js';
export { startConversation, startsOf } from './starts.js';
export { putMessageBack, takeMessageDown, takenDownAmong } from './taking-down.js';
export { withRecipientName } from './with-recipient-name.js';
