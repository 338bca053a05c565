import type { Event, Sealed } from '../../kernel/index.js';
import type { Decision, Measure, ReportReason } from './report.values.js';

/** The reported item; `member` is always its owner. `photo`: the message is a photo (CHT-11). */
export type Subject =
  | { kind: 'member'; member: string }
  | { kind: 'photo'; member: string; photo: string }
  | { kind: 'message'; member: string; conversation: string; version: number; photo?: string };

/** Sealed with the case's own key, so that it is erased with the case: not later, and not already with an account. */
export type CaseOpened = Event<
  'CaseOpened',
  {
    reporter: string;
    subject: Subject;
    reason: ReportReason;
    text: Sealed | null;
    /** The reported item as it was at that moment: JSON. */
    evidence: Sealed;
    openedAt: string;
  }
>;

/**
 * `statement`: the statement of reasons that the law requires (PRV-03). `measures`: those that changed something;
 * `undone`: measures of the first decision that the second one reversed.
 */
export type CaseDecided = Event<
  'CaseDecided',
  {
    by: string;
    decision: Decision;
    measures: readonly Measure[];
    undone?: readonly Measure[];
    statement: Sealed;
    decidedAt: string;
  }
>;

/**
 * The member an upheld decision is about objects: a moderator decides once more (PRV-03). The objection of a disabled
 * member arrives by mail, and the actor is then the member of staff who enters it.
 */
export type CaseObjected = Event<'CaseObjected', { text: Sealed; objectedAt: string }>;

export type CaseEvent = CaseOpened | CaseDecided | CaseObjected;
