import type { Event, Sealed } from '../../kernel/domain.js';
import type { ComplaintDesk, ComplaintKind, FileKind } from './complaint.values.js';

/** Somebody complains (ADM-09). Everything sealed here is sealed with the complaint's own key. */
export type ComplaintMade = Event<
  'ComplaintMade',
  {
    /** What the person quotes: `VK7F-3QXM`. */
    number: string;
    kind: ComplaintKind;
    /** Null: a visitor. */
    memberId: string | null;
    /** Null: a notice that needs no name and no address (DSA art. 16, 2c). */
    email: Sealed | null;
    /** Asked of who sends a notice of illegal content. */
    name: Sealed | null;
    text: Sealed;
    /** Of the content that a notice is about. */
    address: Sealed | null;
    language: string;
    /** Host of the site it was written on, which answers go out from. */
    site: string;
    /** `size` in bytes before encryption; `key` opens what is stored under `id`. */
    file: { id: string; kind: FileKind; size: number; key: Sealed } | null;
    madeAt: string;
    /** Until when the first answer is due, and until when an end: as the settings were then. */
    answerBy: string;
    closeBy: string;
  }
>;

export type ComplaintFile = NonNullable<ComplaintMade['data']['file']>;

/** Who of the staff takes it up; `from`: whoever had it before. */
export type ComplaintClaimed = Event<'ComplaintClaimed', { by: string; from: string | null; claimedAt: string }>;
export type ComplaintReleased = Event<'ComplaintReleased', { by: string; releasedAt: string }>;

/** It is the other's to answer: nobody has taken it up there. `reason`: for colleagues. */
export type ComplaintHandedOver = Event<
  'ComplaintHandedOver',
  { by: string; to: ComplaintDesk; reason: Sealed; handedOverAt: string }
>;

/** What staff wrote to the person, by mail. `closes`: with it the complaint is done. */
export type ComplaintAnswered = Event<
  'ComplaintAnswered',
  { by: string; text: Sealed; closes: boolean; answeredAt: string }
>;

/** What the person wrote back by mail. `from`: the address it came from, where that is another one. */
export type ComplaintReplied = Event<
  'ComplaintReplied',
  {
    text: Sealed;
    from: Sealed | null;
    /** Number of attachments. */
    attachments: number;
    /** Those that were kept: as the file of a complaint. */
    files?: ComplaintFile[];
    /** Whether staff had answered before. */
    answered: boolean;
    repliedAt: string;
    answerBy: string;
    closeBy: string;
  }
>;

/** Between colleagues. */
export type ComplaintNoted = Event<'ComplaintNoted', { by: string; text: Sealed; notedAt: string }>;

/** Done without a further answer. */
export type ComplaintClosed = Event<'ComplaintClosed', { by: string; closedAt: string }>;

/** A notice of illegal content became a case, whose decision the person hears. */
export type ComplaintCaseMade = Event<'ComplaintCaseMade', { by: string; caseId: string; madeAt: string }>;

/** The person's address takes no mail, so they have not read what was sent. */
export type ComplaintMailRefused = Event<'ComplaintMailRefused', { refusedAt: string }>;

/** The account of the member who complained was erased while this was open: nothing leads to them any more. */
export type ComplainantErased = Event<'ComplainantErased', { erasedAt: string }>;

/** Texts, addresses and file are gone. */
export type ComplaintForgotten = Event<'ComplaintForgotten', { forgottenAt: string }>;

export type ComplaintEvent =
  | ComplaintMade
  | ComplaintClaimed
  | ComplaintReleased
  | ComplaintHandedOver
  | ComplaintAnswered
  | ComplaintReplied
  | ComplaintNoted
  | ComplaintClosed
  | ComplaintCaseMade
  | ComplaintMailRefused
  | ComplainantErased
  | ComplaintForgotten;
