import type { MemberEvent } from '../../accounts/index.js';
import { defineProjection } from '../../kernel/index.js';
import type { AlbumEvent, RejectionReason } from '../album.events.js';
import type { AlbumPhoto } from '../album.js';

export interface PhotoRow {
  photo_id: string;
  member_id: string;
  file: string;
  status: AlbumPhoto['status'];
  reason: RejectionReason | null;
  /** Sealed. */
  placeholder: string;
  width: number;
  height: number;
  added_at: string;
  /** Its place in the album. */
  place: number;
}

/** Every photo that is in an album. */
export const photos = defineProjection<PhotoRow, AlbumEvent | MemberEvent>({
  name: 'photos',
  revision: 2,
  mode: 'inline',
  key: ['photo_id'],
  columns: {
    photo_id: 'uuid',
    member_id: 'uuid',
    file: 'text',
    status: "text not null default 'under_inspection'",
    reason: 'text',
    placeholder: 'text',
    width: 'integer',
    height: 'integer',
    added_at: 'timestamptz',
    place: 'integer',
  },
  indexes: ['(member_id, place)', '(file)', "(added_at, photo_id) WHERE status = 'under_inspection'"],
  on: {
    PhotoAdded: ({ streamId, version, data: { photoId, addedAt, ...photo } }, rows) =>
      rows.upsert({ photo_id: photoId }, { set: { ...photo, member_id: streamId, added_at: addedAt, place: version } }),
    PhotoApproved: ({ data }, rows) => rows.update({ photo_id: data.photoId }, { set: { status: 'active' } }),
    PhotoRejected: ({ data: { photoId, reason } }, rows) =>
      rows.update({ photo_id: photoId }, { set: { status: 'rejected', reason } }),
    PhotoDeleted: ({ data }, rows) => rows.delete({ photo_id: data.photoId }),
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ member_id: streamId }),
  },
});
