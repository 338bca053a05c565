import type { ConversationEvent } from '../../conversations/index.js';
import { definePolicy } from '../../kernel/index.js';
import type { LikeEvent } from '../../likes/index.js';
import { tellOfLike } from '../jobs/tell-of-like.job.js';
import { tellOfMessage } from '../jobs/tell-of-message.job.js';

const keyOf = ({ streamId, version }: { streamId: string; version: number }) => ({ key: `${streamId} ${version}` });

/** Whoever is not here is told of messages and likes; what exactly, is decided when the job runs (NTF-02, NTF-03). */
export const noticesPolicy = definePolicy<ConversationEvent | LikeEvent>({
  name: 'notices',
  on: {
    MessageSent: (event) => {
      const { from, to } = event.data;
      return [tellOfMessage.at({ conversationId: event.streamId, version: event.version, from, to }, keyOf(event))];
    },
    MemberLiked: (event) => [tellOfLike.at({ from: event.data.by, to: event.data.member }, keyOf(event))],
  },
});
