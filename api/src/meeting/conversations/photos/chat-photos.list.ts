import { Type } from 'typebox';
import { consoleList, instant, integer, text } from '../../../ground/lists/index.js';
import { Id, Instant } from '../../../kernel/index.js';

/** A photo of a chat that waits for its inspection, as the console lists it. */
const WaitingChatPhoto = Type.Object({
  id: Id,
  /** Who sent it, and to whom. */
  member_id: Id,
  to_id: Id,
  width: Type.Integer(),
  height: Type.Integer(),
  added_at: Instant,
});

export class ChatPhotosList extends consoleList({
  resource: 'chat-photos',
  summary: 'Photos of chats under inspection, the oldest first, in the conventions of simple-rest',
  access: 'staff:moderator',
  item: WaitingChatPhoto,
  from: 'read.chat_photos',
  where: 'NOT inspected AND NOT decided',
  id: 'photo_id',
  columns: {
    id: text({ sql: 'photo_id', csv: 'photo_id' }),
    member_id: text({ sql: 'from_id', csv: 'from_id' }),
    to_id: text(),
    added_at: instant({ sql: 'sent_at' }),
    width: integer(),
    height: integer(),
  },
  filters: {},
  sort: ['added_at'],
  sortedBy: { added_at: 'chat_photos.sent_at' },
  defaultSort: ['added_at', 'ASC'],
  queue: { filter: {}, since: 'sent_at' },
  file: true,
}) {}
