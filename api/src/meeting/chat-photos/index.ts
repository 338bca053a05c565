export { ChatPhotoOutcomes, type Restoring } from './chat-photo-outcomes.js';
export type { ChatPhotoEvent, RefusalReason } from './chat-photo.events.js';
export { chatPhotoOf, sendChatPhoto, unansweredChatPhoto } from './chat-photo.js';
export { ChatPhotosList } from './chat-photos.list.js';
export { chatPhotoForStaff, ChatPhotos } from './chat-photos.js';
export { chatPhotoIdOf } from './send-photo.command.js';
export { chatPhotoStreams, putChatPhotoMessageBack, takeChatPhotoMessageDown } from './taking-down.js';
