import { Type, type Static } from 'typebox';
import { Id, Nullable } from '../../kernel/index.js';
import { REJECTION_REASONS } from './album.js';
import type { PhotoRow } from './projections/photos.projection.js';

/** One photo of a member's album, as the console shows it. */
export const StaffPhoto = Type.Object({
  id: Id,
  thumb_url: Type.String(),
  status: Type.Enum(['under_inspection', 'active', 'rejected']),
  reason: Nullable(Type.Enum(REJECTION_REASONS)),
});
export type StaffPhoto = Static<typeof StaffPhoto>;

export const toStaffPhoto = ({ photo_id: id, status, reason }: PhotoRow): StaffPhoto => ({
  id,
  thumb_url: `/api/admin/photos/${id}/thumb`,
  status,
  reason,
});
