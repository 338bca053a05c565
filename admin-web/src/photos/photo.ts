import type { ClaimedPhotos, RejectionReason } from '../providers/data-provider';

export type Photo = ClaimedPhotos['photos'][number];

/** In the order of their keys, 1 to 7. */
export const REASONS = [
  'no_person',
  'not_you',
  'nudity',
  'minor',
  'contact_details',
  'unclear',
  'other',
] as const satisfies readonly RejectionReason[];

/** A decision that can still be taken back. */
export interface Undoable {
  photos: Photo[];
  /** Null: approved. */
  reason: RejectionReason | null;
  /** Milliseconds since 1970, by this machine's clock. */
  ends: number;
}
