import { Type } from 'typebox';
import { consoleList, instant, integer, text } from '../../ground/lists/index.js';
import { Id, Instant } from '../../kernel/index.js';

/** A photo as the console shows it. */
export const ConsolePhoto = Type.Object({
  id: Id,
  member_id: Id,
  url: Type.String(),
  thumb_url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  added_at: Instant,
});

/** URLs of the photo's pictures for the console. */
export const addressesOf = (photoId: string) => ({
  url: `/api/admin/photos/${photoId}/original`,
  thumb_url: `/api/admin/photos/${photoId}/card`,
});

export class PhotosList extends consoleList({
  resource: 'photos',
  summary: 'Photos under inspection, the oldest first, in the conventions of simple-rest',
  access: 'staff:moderator',
  item: ConsolePhoto,
  from: 'read.photos',
  where: "status = 'under_inspection' AND NOT decided",
  id: 'photo_id',
  columns: {
    id: text({ sql: 'photo_id', csv: 'photo_id' }),
    member_id: text(),
    added_at: instant(),
    width: integer(),
    height: integer(),
  },
  filters: {},
  sort: ['added_at'],
  defaultSort: ['added_at', 'ASC'],
  view: (rows) => rows.map((row) => ({ ...row, ...addressesOf(row.id) })),
  queue: { filter: {}, since: 'added_at' },
  file: true,
}) {}
