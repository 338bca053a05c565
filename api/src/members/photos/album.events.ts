import type { Event, Sealed } from '../../kernel/index.js';

/** Why staff turned a photo down; the member reads it in their own language. */
export type RejectionReason = 'no_person' | 'not_you' | 'nudity' | 'minor' | 'contact_details' | 'unclear' | 'other';

export type PhotoAdded = Event<
  'PhotoAdded',
  {
    photoId: string;
    /** Under which name its renditions are stored; tells nothing and cannot be guessed. */
    file: string;
    /** A few pixels of it as a data address, shown until it has loaded. */
    placeholder: Sealed;
    width: number;
    height: number;
    addedAt: string;
  }
>;
/** Staff have decided; the decision takes effect, and its owner is told, at `effectiveAt` unless it is taken back before. */
export type PhotoDecided = Event<
  'PhotoDecided',
  {
    photoId: string;
    /** Why it is turned down; null when it is approved. */
    reason: RejectionReason | null;
    /** Who of the staff. */
    by: string;
    decidedAt: string;
    effectiveAt: string;
  }
>;
export type PhotoDecisionWithdrawn = Event<'PhotoDecisionWithdrawn', { photoId: string; withdrawnAt: string }>;
export type PhotoApproved = Event<'PhotoApproved', { photoId: string; approvedAt: string }>;
export type PhotoRejected = Event<'PhotoRejected', { photoId: string; reason: RejectionReason; rejectedAt: string }>;
/** A report was right: nobody but its owner sees it any more (PRV-03). */
export type PhotoTakenDown = Event<'PhotoTakenDown', { photoId: string; takenDownAt: string }>;
/** The report was not right after all. */
export type PhotoPutBack = Event<'PhotoPutBack', { photoId: string; putBackAt: string }>;
export type PhotoDeleted = Event<
  'PhotoDeleted',
  {
    photoId: string;
    file: string;
    /** It stood for the member until then. */
    wasMain: boolean;
    deletedAt: string;
  }
>;
export type MainPhotoChosen = Event<'MainPhotoChosen', { photoId: string; chosenAt: string }>;

export type AlbumEvent =
  | PhotoAdded
  | PhotoDecided
  | PhotoDecisionWithdrawn
  | PhotoApproved
  | PhotoRejected
  | PhotoTakenDown
  | PhotoPutBack
  | PhotoDeleted
  | MainPhotoChosen;
