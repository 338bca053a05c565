import type { Event, Sealed } from '../../kernel/domain.js';
import type { ClearableField } from '../../members/profiles/domain.js';
import type { RejectionReason } from '../../members/photos/domain.js';
import type { Decision, Measure, ReportReason } from './report.values.js';

/** The reported item; `member` is always its owner. `photo`: the message is a photo (CHT-11). */
export type ReportedSubject =
  | { kind: 'member'; member: string }
  | { kind: 'photo'; member: string; photo: string }
  | { kind: 'message'; member: string; conversation: string; version: number; photo?: string };

/**
 * What staff decided about a member without a report: a photo was turned down, the profile hidden, one text
 * cleared, or the account disabled.
 */
export type ContestedSubject =
  | { kind: 'rejected_photo'; member: string; photo: string }
  | { kind: 'rejected_chat_photo'; member: string; photo: string; conversation: string }
  | { kind: 'hidden_profile'; member: string }
  | { kind: 'cleared_text'; member: string; field: ClearableField }
  /** `version`: of its `MemberDisabled`. */
  | { kind: 'account'; member: string; version: number };

/** What a case is about; `member` is always whom the decision concerns. */
export type Subject = ReportedSubject | ContestedSubject;

/** Sealed with the case's own key, so that it is erased with the case: not later, and not already with an account. */
export type CaseOpened = Event<
  'CaseOpened',
  {
    reporter: string;
    subject: ReportedSubject;
    reason: ReportReason;
    text: Sealed | null;
    /** The reported item as it was at that moment: JSON. */
    evidence: Sealed;
    openedAt: string;
  }
>;

/**
 * A notice of illegal content that somebody sent without an account, or from outside, is taken up by staff (DSA art.
 * 16); `complaint` is what it came as. Sealed with the case's own key.
 */
export type NoticeTakenUp = Event<
  'NoticeTakenUp',
  { complaint: string; subject: ReportedSubject; text: Sealed | null; evidence: Sealed; takenUpAt: string }
>;

/**
 * A member objects to a decision that no report led to; a case is opened for it, which is decided once (PRV-03).
 * `text` is sealed with the case's key, which goes with the account as well.
 */
export type DecisionObjected = Event<
  'DecisionObjected',
  {
    subject: ContestedSubject;
    /** Why the photo was turned down; null for a profile and an account. */
    rejection: RejectionReason | null;
    /** Id of who of the staff decided; null if nobody is known. */
    decidedBy: string | null;
    decidedAt: string;
    text: Sealed | null;
    objectedAt: string;
  }
>;

/**
 * `statement`: the statement of reasons that the law requires (PRV-03). `measures`: those that changed something;
 * `undone`: measures of the decision before that this one reversed. `alone`: who decided an objection had made the
 * decision it is about, for there was nobody else.
 */
export type CaseDecided = Event<
  'CaseDecided',
  {
    by: string;
    decision: Decision;
    measures: readonly Measure[];
    undone?: readonly Measure[];
    alone?: true;
    statement: Sealed;
    decidedAt: string;
  }
>;

/**
 * Somebody whom a decision went against objects: a moderator decides once more (PRV-03). `side`: the reported member
 * unless it says otherwise. `decidedBy`: all who had decided about it before (PRV-04); missing in older events. Where
 * staff enter what a disabled member mailed, they are the actor.
 */
export type CaseObjected = Event<
  'CaseObjected',
  { text: Sealed | null; side?: 'reporter'; decidedBy?: readonly string[]; objectedAt: string }
>;

/** Somebody of the staff takes up an objection, so that two do not judge the same; `from`: whom it is taken over from. */
export type ObjectionClaimed = Event<'ObjectionClaimed', { by: string; from: string | null; claimedAt: string }>;
export type ObjectionReleased = Event<'ObjectionReleased', { by: string; releasedAt: string }>;

export type CaseEvent =
  CaseOpened | NoticeTakenUp | DecisionObjected | CaseDecided | CaseObjected | ObjectionClaimed | ObjectionReleased;
