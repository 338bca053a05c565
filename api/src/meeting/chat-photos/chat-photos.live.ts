import { defineLive } from '../../kernel/index.js';
import type { ChatPhotoEvent } from './chat-photo.events.js';

const told = (to: string, conversation?: string) => [
  { to, event: 'chats', data: conversation ? { conversation_id: conversation } : {} },
];

/** The sender's open screens follow what becomes of a photo; the other's hear of its message (CHT-11). */
export const chatPhotosLive = defineLive<ChatPhotoEvent>({
  on: {
    ChatPhotoSent: ({ data: { from, conversation } }) => told(from, conversation),
    ChatPhotoPassed: ({ data: { from } }) => told(from),
    ChatPhotoRefused: ({ data: { from, conversation } }) => told(from, conversation),
    ChatPhotoTakenDown: ({ data: { from, conversation } }) => told(from, conversation),
    ChatPhotoPutBack: ({ data: { from } }) => told(from),
    ChatPhotoUnanswered: ({ data: { from } }) => told(from),
  },
});
