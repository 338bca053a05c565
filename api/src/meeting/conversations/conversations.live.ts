import { defineLive } from '../../kernel/index.js';
import type { ConversationEvent } from './conversation.events.js';

/** They read the conversation anew. */
const changed = (conversation_id: string, ...members: string[]) =>
  members.map((to) => ({ to, event: 'chats', data: { conversation_id } }));

/** Both sides and all their screens see a message at once; what one screen has read, the reader's others show as read. */
export const conversationsLive = defineLive<ConversationEvent>({
  on: {
    MessageSent: ({ streamId, version, data: { id, from, to, body, gift, photo, sentAt } }) => {
      const notice = (member: string, from_me: boolean) => ({
        to: member,
        event: 'message',
        data: {
          conversation_id: streamId,
          message: { id, from_me, body, ...(gift && { gift }), sent_at: sentAt, version },
          // Its addresses are each reader's own: they ask for them.
          ...(photo && { photo: true }),
        },
      });
      return [notice(to, false), notice(from, true)];
    },
    MessageCreditsReturned: ({ streamId, data: { id, by, credits } }) => [
      { to: by, event: 'returned', data: { conversation_id: streamId, message_id: id, credits } },
    ],
    ConversationRemoved: ({ streamId, data: { by } }) => changed(streamId, by),
    ConversationRestored: ({ streamId, data: { by } }) => changed(streamId, by),
    MessageTakenDown: ({ streamId, data: { from, to } }) => changed(streamId, from, to),
    MessagePutBack: ({ streamId, data: { from, to } }) => changed(streamId, from, to),
    PhotosAllowed: ({ streamId, data: { by } }) => changed(streamId, by),
    MessagesRead: ({ streamId, data }) => [{ to: data.by, event: 'read', data: { conversation_id: streamId } }],
  },
});
