import type { RejectionReason } from '../layout/rejection-reasons';
import type { Answer } from '../providers/api-client';

export type ClaimedPhotos = Answer<'/api/admin/photos/claim', 'post'>;

export type Photo = ClaimedPhotos['photos'][number];

/** A decision that can still be taken back. */
export interface Undoable {
  photos: Photo[];
  /** Null: approved. */
  reason: RejectionReason | null;
  /** Milliseconds since 1970, by this machine's clock. */
  ends: number;
}
