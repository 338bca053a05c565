import { consoleList, id, instant, integer } from '../../ground/lists/index.js';

export class ChatPhotosList extends consoleList({
  resource: 'chat-photos',
  summary: 'Photos of chats under inspection, the oldest first, in the conventions of simple-rest',
  access: 'staff:moderator',
  from: 'read.chat_photos',
  where: 'NOT inspected AND NOT decided',
  id: 'photo_id',
  columns: {
    id: id({ sql: 'photo_id', csv: 'photo_id' }),
    /** Who sent it, and to whom. */
    member_id: id({ sql: 'from_id', csv: 'from_id' }),
    to_id: id(),
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
