import { column, consoleList } from '../../ground/lists/index.js';

export class ChatPhotosList extends consoleList({
  resource: 'chat-photos',
  summary: 'Photos of chats under inspection, the oldest first, in the conventions of simple-rest',
  access: 'staff:moderator',
  from: 'read.chat_photos',
  where: 'NOT inspected AND NOT decided',
  id: 'photo_id',
  columns: {
    id: column.id({ sql: 'photo_id', csv: 'photo_id' }),
    /** Who sent it, and to whom. */
    member_id: column.id({ sql: 'from_id', csv: 'from_id' }),
    to_id: column.id(),
    added_at: column.instant({ sql: 'sent_at' }),
    width: column.integer(),
    height: column.integer(),
  },
  filters: {},
  sort: ['added_at'],
  sortedBy: { added_at: 'chat_photos.sent_at' },
  defaultSort: ['added_at', 'ASC'],
  queue: { filter: {}, since: 'sent_at' },
  file: true,
}) {}
