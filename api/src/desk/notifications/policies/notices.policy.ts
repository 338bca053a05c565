import type { ConversationEvent } from '../../../meeting/conversations/index.js';
import { definePolicy } from '../../../kernel/index.js';
import type { LikeEvent } from '../../../meeting/likes/index.js';
import { tellOfLike } from '../jobs/tell-of-like.job.js';
import { tellOfMessage } from '../jobs/tell-of-message.job.js';

/** At most one check per conversation and minute: notices say that something was written, not what. */
const minuteOf = (instant: string) => instant.slice(0, 'yyyy-mm-ddThh:mm'.length);

/**
 * Notifies members who are away about messages and likes; the job decides what to send when it runs (NTF-02, NTF-03).
 */
export const noticesPolicy = definePolicy<ConversationEvent | LikeEvent>({
  name: 'notices',
  on: {
    MessageSent: ({ streamId: conversationId, data: { from, to, sentAt } }) => {
      const key = `${conversationId} ${to} ${minuteOf(sentAt)}`;
      return [tellOfMessage.at({ conversationId, from, to, again: true }, { key, coalesce: true })];
    },
    MemberLiked: ({ streamId, version, data: { by, member, auto } }) =>
      // Whoever it is for is here and sees it; nobody is called back by a like that nobody gave (DSC-05).
      auto ? [] : [tellOfLike.at({ from: by, to: member }, { key: `${streamId} ${version}` })],
  },
});
