import type { Part } from '../../money/credits/domain.js';
import type { Event, Sealed } from '../../kernel/domain.js';

/** `by` has the conversation at hand from now on; it is in no list before something is sent. */
export type ConversationOpened = Event<
  'ConversationOpened',
  { members: [string, string]; by: string; openedAt: string }
>;

/**
 * `id` is the sender's idempotency key; `price` in credits. `gift`: which of the catalogue it is (CHT-10), whose text
 * can be empty. `toFictional`: the other was marked fictional; without an
 * answer by `answerBy`, the credits go back to where they were paid from (PRO-04). `writtenBy`: who of the staff wrote it
 * in the fictional sender's name. `giftShown`: how far its giver wants it to show on the other's profile; left out: not at
 * all. `photo`: it is one, without words; its own stream says what becomes of it (CHT-11).
 */
export type MessageSent = Event<
  'MessageSent',
  {
    id: string;
    from: string;
    to: string;
    body: Sealed;
    price: number;
    sentAt: string;
    gift?: string;
    giftShown?: 'unnamed' | 'named';
    photo?: { id: string; width: number; height: number };
    toFictional?: { paidFrom: Part[]; answerBy: string };
    writtenBy?: string;
  }
>;

/** Nobody answered the message of this version in time: `by`, who wrote it, has the credits back (PRO-04). */
export type MessageCreditsReturned = Event<
  'MessageCreditsReturned',
  { id: string; message: number; by: string; other: string; credits: number; returnedAt: string }
>;

/** A report of it was right: neither of the two reads the message of this version any more (PRV-03). */
export type MessageTakenDown = Event<
  'MessageTakenDown',
  { message: number; from: string; to: string; takenDownAt: string }
>;
/** The report was not right after all. */
export type MessagePutBack = Event<'MessagePutBack', { message: number; from: string; to: string; putBackAt: string }>;

/** One of the two, `by`, does not want the gift of this message on the other's or their own profile any more (CHT-10). */
export type GiftTakenOffProfile = Event<
  'GiftTakenOffProfile',
  { message: number; by: string; other: string; takenOffAt: string }
>;

/** Everything up to this version of the conversation was on the reader's screen. `other` is whose messages these are. */
export type MessagesRead = Event<'MessagesRead', { by: string; other: string; upTo: number }>;

/** Gone from `by`'s list with all messages up to this version; `other` is the partner, who keeps theirs (CHT-05). */
export type ConversationRemoved = Event<
  'ConversationRemoved',
  { by: string; other: string; upTo: number; removedAt: string }
>;

/** Undone: for `by` it is as it was before, with what has come since. `hiddenUpTo` is what an earlier removal hides. */
export type ConversationRestored = Event<
  'ConversationRestored',
  { by: string; other: string; hiddenUpTo: number; opened: boolean; unread: number; restoredAt: string }
>;

/** `by` was told that `other` is fictional, and wants to write nonetheless (PRO-04). */
export type FictionalWarningAcknowledged = Event<
  'FictionalWarningAcknowledged',
  { by: string; other: string; acknowledgedAt: string }
>;

/** A photo waits for its inspection: the conversation has begun for `from`, and the other knows nothing of it (CHT-11). */
export type PhotoHandedIn = Event<'PhotoHandedIn', { photo: string; from: string; handedInAt: string }>;

/** `by` wants to see the photos that the other sends them here (CHT-11). */
export type PhotosAllowed = Event<'PhotosAllowed', { by: string; other: string; allowedAt: string }>;

export type ConversationEvent =
  | ConversationOpened
  | MessageSent
  | MessageCreditsReturned
  | MessageTakenDown
  | MessagePutBack
  | GiftTakenOffProfile
  | MessagesRead
  | ConversationRemoved
  | ConversationRestored
  | FictionalWarningAcknowledged
  | PhotoHandedIn
  | PhotosAllowed;
