import type { MemberEvent } from '../../accounts/index.js';
import { defineProjection } from '../../../kernel/index.js';
import type { AlbumEvent } from '../album.events.js';

export interface MainPhotoRow {
  member_id: string;
  photo_id: string;
}

/** Each member's main photo. If that photo is deleted, its row in `read.photos` is missing. */
export const mainPhotos = defineProjection<MainPhotoRow, AlbumEvent | MemberEvent>({
  name: 'main_photos',
  revision: 1,
  mode: 'inline',
  key: ['member_id'],
  columns: { member_id: 'uuid', photo_id: 'uuid' },
  on: {
    MainPhotoChosen: ({ streamId, data }, rows) =>
      rows.upsert({ member_id: streamId }, { set: { photo_id: data.photoId } }),
    MemberErased: ({ streamId }, rows) => rows.delete({ member_id: streamId }),
  },
});
