import type { RejectionReason } from '../layout/dialogs/rejection-reasons';
import type { Answer } from '../providers/api-client';

type OfAlbums = Answer<'/api/admin/photos/claim', 'post'>;

export type Photo = OfAlbums['photos'][number] & {
  /** It was sent in a chat: to whom, and whether they have it already. */
  chat?: { to_id: string; delivered: boolean };
};

export type ClaimedPhotos = Omit<OfAlbums, 'photos'> & { photos: Photo[] };

/** A decision that can still be taken back. */
export interface Undoable {
  photos: Photo[];
  /** Null: approved. */
  reason: RejectionReason | null;
  /** Milliseconds since 1970, by this machine's clock. */
  ends: number;
}
