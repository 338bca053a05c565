import type { MemberEvent } from '../../accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { AlbumEvent, RejectionReason } from '../album.events.js';
import type { AlbumPhoto } from '../album.js';

export const PhotoRow = readModelTable('photos', {
  photo_id: column.uuid({ primary: true }),
  member_id: column.uuid(),
  file: column.text(),
  status: column.text<AlbumPhoto['status']>({ default: 'under_inspection' }),
  reason: column.nullable(column.text<RejectionReason>()),
  /** Sealed. */
  placeholder: column.text(),
  width: column.integer(),
  height: column.integer(),
  added_at: column.timestamptz(),
  /** Staff have decided, but can still withdraw the decision. */
  decided: column.boolean({ default: false }),
  /** Its position in the album. */
  place: column.integer(),
});
export type PhotoRow = RowOf<typeof PhotoRow>;

/** Every photo in an album. */
export const photos = defineProjection<PhotoRow, AlbumEvent | MemberEvent>({
  entity: PhotoRow,
  revision: 5,
  mode: 'inline',
  indexes: ['(member_id, place)', '(file)', "(added_at, photo_id) WHERE status = 'under_inspection' AND NOT decided"],
  on: {
    PhotoAdded: ({ streamId, version, data: { photoId, addedAt, ...photo } }, rows) =>
      rows.upsert({ photo_id: photoId }, { ...photo, member_id: streamId, added_at: addedAt, place: version }),
    PhotoDecided: ({ data }, rows) => rows.update({ photo_id: data.photoId }, { decided: true }),
    PhotoDecisionWithdrawn: ({ data }, rows) => rows.update({ photo_id: data.photoId }, { decided: false }),
    PhotoApproved: ({ data }, rows) => rows.update({ photo_id: data.photoId }, { status: 'active' }),
    PhotoRejected: ({ data: { photoId, reason } }, rows) =>
      rows.update({ photo_id: photoId }, { status: 'rejected', reason }),
    // The owner receives more detail in the statement of reasons.
    PhotoTakenDown: ({ data: { photoId } }, rows) =>
      rows.update({ photo_id: photoId }, { status: 'rejected', reason: 'other' }),
    PhotoPutBack: ({ data: { photoId } }, rows) =>
      rows.update({ photo_id: photoId }, { status: 'active', reason: null }),
    PhotoDeleted: ({ data }, rows) => rows.delete({ photo_id: data.photoId }),
    // Lower than the version of any event to come, which is the place of what is added next.
    PhotosArranged: ({ data }, rows) => {
      for (const [place, photoId] of data.photoIds.entries()) rows.update({ photo_id: photoId }, { place });
    },
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ member_id: streamId }),
  },
});
