import type { Event, Sealed } from '../../kernel/domain.js';

/** Why staff rejected a photo; shown to the member in their language. */
export type RejectionReason = 'no_person' | 'not_you' | 'nudity' | 'minor' | 'contact_details' | 'unclear' | 'other';

export type PhotoAdded = Event<
  'PhotoAdded',
  {
    photoId: string;
    /** The name its renditions are stored under; reveals nothing and cannot be guessed. */
    file: string;
    /** A few pixels of the photo as a data URL, shown until it has loaded. */
    placeholder: Sealed;
    width: number;
    height: number;
    addedAt: string;
  }
>;
/** Staff have decided; unless it is withdrawn, the decision takes effect and its owner is notified at `effectiveAt`. */
export type PhotoDecided = Event<
  'PhotoDecided',
  {
    photoId: string;
    /** The reason for rejecting it; null if it is approved. */
    reason: RejectionReason | null;
    /** What the moderator wrote about it in place of the rule's own words; sealed for the owner. */
    statement?: Sealed;
    /** The staff member's id. */
    by: string;
    decidedAt: string;
    effectiveAt: string;
  }
>;
export type PhotoDecisionWithdrawn = Event<'PhotoDecisionWithdrawn', { photoId: string; withdrawnAt: string }>;
export type PhotoApproved = Event<'PhotoApproved', { photoId: string; approvedAt: string }>;
/** `statement`: as of the decision. `wasMain`: it was the profile photo; older events do not say it, here and below. */
export type PhotoRejected = Event<
  'PhotoRejected',
  { photoId: string; reason: RejectionReason; statement?: Sealed; wasMain?: true; rejectedAt: string }
>;
/** A report was upheld: only its owner can see the photo now (PRV-03). */
export type PhotoTakenDown = Event<'PhotoTakenDown', { photoId: string; wasMain?: true; takenDownAt: string }>;
/** The report proved unjustified. */
export type PhotoPutBack = Event<'PhotoPutBack', { photoId: string; putBackAt: string }>;
export type PhotoDeleted = Event<
  'PhotoDeleted',
  {
    photoId: string;
    file: string;
    /** Whether it was the profile photo. */
    wasMain: boolean;
    deletedAt: string;
  }
>;
export type MainPhotoChosen = Event<'MainPhotoChosen', { photoId: string; chosenAt: string }>;
/** Their owner has put them in another order. */
export type PhotosArranged = Event<'PhotosArranged', { photoIds: string[]; arrangedAt: string }>;

export type AlbumEvent =
  | PhotoAdded
  | PhotoDecided
  | PhotoDecisionWithdrawn
  | PhotoApproved
  | PhotoRejected
  | PhotoTakenDown
  | PhotoPutBack
  | PhotoDeleted
  | MainPhotoChosen
  | PhotosArranged;
