import type { ClaimedPhotos, RejectionReason } from '../providers/data-provider';

export type Photo = ClaimedPhotos['photos'][number];

/** A decision that can still be taken back. */
export interface Undoable {
  photos: Photo[];
  /** Null: approved. */
  reason: RejectionReason | null;
  /** Milliseconds since 1970, by this machine's clock. */
  ends: number;
}
