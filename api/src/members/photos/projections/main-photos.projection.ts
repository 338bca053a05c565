import type { MemberEvent } from '../../accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { AlbumEvent } from '../album.events.js';

export const MainPhotoRow = readModelTable('main_photos', {
  member_id: column.uuid({ primary: true }),
  photo_id: column.uuid(),
});
export type MainPhotoRow = RowOf<typeof MainPhotoRow>;

/** Each member's main photo. If that photo is deleted, its row in `read.photos` is missing. */
export const mainPhotos = defineProjection<MainPhotoRow, AlbumEvent | MemberEvent>({
  entity: MainPhotoRow,
  revision: 1,
  mode: 'inline',
  on: {
    MainPhotoChosen: ({ streamId, data }, rows) => rows.upsert({ member_id: streamId }, { photo_id: data.photoId }),
    MemberErased: ({ streamId }, rows) => rows.delete({ member_id: streamId }),
  },
});
