import type { MemberEvent } from '../../../members/accounts/index.js';
import { column, defineProjection, type Event, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { ConversationEvent } from '../conversation.events.js';

/** One row a pair, with a counter for each side; members are in the order of their ids. */
export const ChatRow = readModelTable('chats', {
  conversation_id: column.uuid({ primary: true }),
  member_a: column.uuid(),
  member_b: column.uuid(),
  opened_a: column.boolean({ default: false }),
  opened_b: column.boolean({ default: false }),
  /** Has sent a photo that waits for its inspection, or has had one here. */
  handed_in_a: column.boolean({ default: false }),
  handed_in_b: column.boolean({ default: false }),
  unread_a: column.integer({ default: 0 }),
  unread_b: column.integer({ default: 0 }),
  /** Messages up to this version are removed for this side. */
  hidden_a: column.integer({ default: 0 }),
  hidden_b: column.integer({ default: 0 }),
  /** Version of the newest message in the conversation's stream, where its text is. */
  last_version: column.nullable(column.integer()),
  last_at: column.timestamptz(),
});
export type ChatRow = RowOf<typeof ChatRow>;

/** Of a photo that was sent, whose stream is another context's. */
type ChatPhotoSent = Event<'ChatPhotoSent', { conversation: string; from: string; to: string; message: number | null }>;

// No index on a column that a message changes: each send then rewrites one row in place.
export const chats = defineProjection<ChatRow, ConversationEvent | ChatPhotoSent | MemberEvent>({
  entity: ChatRow,
  revision: 5,
  mode: 'inline',
  indexes: ['(member_a)', '(member_b)'],
  on: {
    ConversationOpened: ({ streamId, version, data: { members, by, openedAt } }, rows) => {
      const [member_a, member_b] = members;
      const opened = by === member_a ? { opened_a: true } : { opened_b: true };
      // Opened again, it keeps its place in the list of the other, to whom nothing has happened.
      if (version > 1) rows.update({ conversation_id: streamId }, opened);
      else rows.upsert({ conversation_id: streamId }, { member_a, member_b, last_at: openedAt, ...opened });
    },
    MessageSent: ({ streamId, version, data: { from, to, sentAt } }, rows) => {
      // Both counters each time: changes of one shape are stored by one statement a batch.
      const add = from < to ? { unread_a: 0, unread_b: 1 } : { unread_a: 1, unread_b: 0 };
      rows.update({ conversation_id: streamId }, { last_version: version, last_at: sentAt }, { add });
    },
    ChatPhotoSent: ({ data: { conversation, from, to, message } }, rows) => {
      if (message !== null) return;
      rows.update({ conversation_id: conversation }, from < to ? { handed_in_a: true } : { handed_in_b: true });
    },
    MessagesRead: ({ streamId, data: { by, other } }, rows) =>
      rows.update({ conversation_id: streamId }, by < other ? { unread_a: 0 } : { unread_b: 0 }),
    ConversationRemoved: ({ streamId, data: { by, other, upTo } }, rows) =>
      rows.update(
        { conversation_id: streamId },
        by < other
          ? { opened_a: false, unread_a: 0, hidden_a: upTo }
          : { opened_b: false, unread_b: 0, hidden_b: upTo },
      ),
    ConversationRestored: ({ streamId, data: { by, other, hiddenUpTo, opened, unread } }, rows) =>
      rows.update(
        { conversation_id: streamId },
        by < other
          ? { hidden_a: hiddenUpTo, ...(opened && { opened_a: true }) }
          : { hidden_b: hiddenUpTo, ...(opened && { opened_b: true }) },
        { add: by < other ? { unread_a: unread } : { unread_b: unread } },
      ),
    // Of an erased member nothing could be shown, not even a name; their unread messages would count for ever.
    MemberErased: ({ streamId }, rows) => {
      rows.deleteAll({ member_a: streamId });
      rows.deleteAll({ member_b: streamId });
    },
  },
});
