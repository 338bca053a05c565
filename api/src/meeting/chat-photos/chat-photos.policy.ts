import { definePolicy } from '../../kernel/index.js';
import type { ChatPhotoEvent } from './chat-photo.events.js';
import { lapseChatPhotoJob, settleChatPhoto } from './settle-chat-photo.job.js';

/** A decision waits until it can no longer be taken back; what is held for a fictional profile, no longer than an answer may. */
export const chatPhotosPolicy = definePolicy<ChatPhotoEvent>({
  name: 'chat-photos',
  on: {
    ChatPhotoSent: ({ streamId: photoId, data: { message, answerBy } }) =>
      message === null && answerBy !== null
        ? [lapseChatPhotoJob.at({ photoId, answerBy }, { key: photoId, runAt: new Date(answerBy) })]
        : [],
    ChatPhotoDecided: ({ streamId: photoId, data: { effectiveAt } }) => [
      settleChatPhoto.at({ photoId, effectiveAt }, { key: `${photoId} ${effectiveAt}`, runAt: new Date(effectiveAt) }),
    ],
  },
});
