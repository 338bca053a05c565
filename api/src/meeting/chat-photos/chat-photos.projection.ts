import type { MemberEvent } from '../../members/accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf } from '../../kernel/index.js';
import type { ChatPhotoEvent, RefusalReason } from './chat-photo.events.js';
import type { ChatPhotoStatus } from './chat-photo.js';

export const ChatPhotoRow = readModelTable('chat_photos', {
  photo_id: column.uuid({ primary: true }),
  conversation_id: column.uuid(),
  /** Of its message: the sender's idempotency key. */
  message_id: column.text(),
  from_id: column.uuid(),
  to_id: column.uuid(),
  file: column.text(),
  /** Sealed. */
  key: column.text(),
  /** Sealed. */
  placeholder: column.text(),
  width: column.integer(),
  height: column.integer(),
  status: column.text<Exclude<ChatPhotoStatus, 'none'>>({ default: 'held' }),
  /** Nobody has to look at it any more. */
  inspected: column.boolean({ default: false }),
  /** Staff have decided, and may still take it back. */
  decided: column.boolean({ default: false }),
  reason: column.nullable(column.text<RefusalReason>()),
  /** Version of its message; null while it has none. */
  message: column.nullable(column.integer()),
  /** Credits that are back with its sender because it was refused. */
  returned: column.integer({ default: 0 }),
  sent_at: column.timestamptz(),
});
export type ChatPhotoRow = RowOf<typeof ChatPhotoRow>;

/** Every photo that was sent in a chat (CHT-11). */
export const chatPhotos = defineProjection<ChatPhotoRow, ChatPhotoEvent | MemberEvent>({
  entity: ChatPhotoRow,
  revision: 2,
  mode: 'inline',
  indexes: [
    '(conversation_id, sent_at)',
    '(from_id)',
    '(to_id)',
    '(file)',
    '(sent_at, photo_id) WHERE NOT inspected AND NOT decided',
  ],
  on: {
    ChatPhotoSent: ({ streamId, data }, rows) => {
      const { id, conversation, from, to, file, key, placeholder, width, height, message, sentAt, writtenBy } = data;
      rows.upsert(
        { photo_id: streamId },
        {
          conversation_id: conversation,
          message_id: id,
          from_id: from,
          to_id: to,
          file,
          key,
          placeholder,
          width,
          height,
          message,
          sent_at: sentAt,
          status: message === null ? ('held' as const) : ('shown' as const),
          inspected: writtenBy !== undefined,
        },
      );
    },
    ChatPhotoDecided: ({ streamId }, rows) => rows.update({ photo_id: streamId }, { decided: true }),
    ChatPhotoDecisionWithdrawn: ({ streamId }, rows) => rows.update({ photo_id: streamId }, { decided: false }),
    ChatPhotoPassed: ({ streamId, data: { message } }, rows) =>
      rows.update({ photo_id: streamId }, { status: 'shown', message, inspected: true, reason: null }),
    ChatPhotoRefused: ({ streamId, data: { reason, credits } }, rows) =>
      rows.update({ photo_id: streamId }, { status: 'refused', inspected: true, reason, returned: credits }),
    // The statement of reasons tells its sender more.
    ChatPhotoTakenDown: ({ streamId, data: { credits } }, rows) =>
      rows.update({ photo_id: streamId }, { status: 'refused', inspected: true, reason: 'other', returned: credits }),
    ChatPhotoPutBack: ({ streamId }, rows) => rows.update({ photo_id: streamId }, { status: 'shown', reason: null }),
    MemberErased: ({ streamId }, rows) => {
      rows.deleteAll({ from_id: streamId });
      rows.deleteAll({ to_id: streamId });
    },
  },
});
