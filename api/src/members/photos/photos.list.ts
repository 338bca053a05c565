import { Type } from 'typebox';
import { column, consoleList } from '../../ground/lists/index.js';

/** URLs of the photo's pictures for the console. */
export const addressesOf = (photoId: string) => ({
  url: `/api/admin/photos/${photoId}/original`,
  thumb_url: `/api/admin/photos/${photoId}/card`,
});

export class PhotosList extends consoleList({
  resource: 'photos',
  summary: 'Photos under inspection, the oldest first, in the conventions of simple-rest',
  access: 'staff:moderator',
  from: 'read.photos',
  where: "status = 'under_inspection' AND NOT decided",
  id: 'photo_id',
  columns: {
    id: column.id({ sql: 'photo_id', csv: 'photo_id' }),
    member_id: column.id(),
    added_at: column.instant(),
    width: column.integer(),
    height: column.integer(),
  },
  more: { url: Type.String(), thumb_url: Type.String() },
  filters: {},
  sort: ['added_at'],
  defaultSort: ['added_at', 'ASC'],
  view: (rows) => rows.map((row) => ({ ...row, ...addressesOf(row.id) })),
  queue: { filter: {}, since: 'added_at' },
  file: true,
}) {}
