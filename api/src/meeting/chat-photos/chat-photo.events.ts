import type { Part } from '../../money/credits/domain.js';
import type { RejectionReason } from '../../members/photos/domain.js';
import type { Event, Sealed } from '../../kernel/domain.js';

/**
 * Why a photo does not stand in its conversation: moderators turned it down, the other could not be written to any more
 * when they let it pass, or it was to a fictional profile and its time was over (PRO-04).
 */
export type RefusalReason = RejectionReason | 'not_delivered' | 'unanswered';

/**
 * The stream has the photo's id; `id` is the sender's idempotency key, which becomes the id of its message. `file` is
 * where the picture is stored, sealed with `key`, which is sealed with the sender's key of the month: without that
 * nobody sees it (CHT-06). `delivered`: its message was sent with it, to be inspected after. `answerBy`: as of a message
 * to a fictional profile. `writtenBy`: who of the staff sent it in the fictional sender's name.
 */
export type ChatPhotoSent = Event<
  'ChatPhotoSent',
  {
    id: string;
    conversation: string;
    from: string;
    to: string;
    file: string;
    key: Sealed;
    /** A few pixels of it as a data address. */
    placeholder: Sealed;
    width: number;
    height: number;
    price: number;
    paidFrom: Part[];
    answerBy: string | null;
    /** Version of its message; null while it is held. */
    message: number | null;
    sentAt: string;
    writtenBy?: string;
  }
>;

/**
 * As of a photo in an album: it takes effect at `effectiveAt` unless it is taken back before. `statement`: what the
 * moderator wrote about it in place of the rule's own words, sealed for who sent it.
 */
export type ChatPhotoDecided = Event<
  'ChatPhotoDecided',
  { reason: RejectionReason | null; statement?: Sealed; by: string; decidedAt: string; effectiveAt: string }
>;
export type ChatPhotoDecisionWithdrawn = Event<'ChatPhotoDecisionWithdrawn', { withdrawnAt: string }>;

/** Moderators let it pass; `message` is the version of its message, which was sent now if it was held until then. */
export type ChatPhotoPassed = Event<'ChatPhotoPassed', { from: string; message: number; passedAt: string }>;

/** Neither of the two sees it; `credits` are back with who sent it, 0 where they were already or it cost nothing. */
export type ChatPhotoRefused = Event<
  'ChatPhotoRefused',
  {
    id: string;
    conversation: string;
    from: string;
    to: string;
    message: number | null;
    reason: RefusalReason;
    statement?: Sealed;
    credits: number;
    refusedAt: string;
  }
>;

/** A report of it was right (PRV-03); as of a refusal, its credits are back. */
export type ChatPhotoTakenDown = Event<
  'ChatPhotoTakenDown',
  { id: string; conversation: string; from: string; message: number; credits: number; takenDownAt: string }
>;
/** The report was not right after all; who sent it keeps the credits. */
export type ChatPhotoPutBack = Event<'ChatPhotoPutBack', { from: string; putBackAt: string }>;

/** Nobody answered it in time: its credits are back (PRO-04). It stays where it is. */
export type ChatPhotoUnanswered = Event<'ChatPhotoUnanswered', { from: string; returnedAt: string }>;

export type ChatPhotoEvent =
  | ChatPhotoSent
  | ChatPhotoDecided
  | ChatPhotoDecisionWithdrawn
  | ChatPhotoPassed
  | ChatPhotoRefused
  | ChatPhotoTakenDown
  | ChatPhotoPutBack
  | ChatPhotoUnanswered;
