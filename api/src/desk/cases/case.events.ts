import type { Event, Sealed } from '../../kernel/index.js';
import type { Decision, Measure, ReportReason } from './report.values.js';

/** What is reported; `member` is always whose it is. */
export type Subject =
  | { kind: 'member'; member: string }
  | { kind: 'photo'; member: string; photo: string }
  | { kind: 'message'; member: string; conversation: string; version: number };

/** Sealed with a key of the case's own, so that it outlives neither the case nor goes with an account before it. */
export type CaseOpened = Event<
  'CaseOpened',
  {
    reporter: string;
    subject: Subject;
    reason: ReportReason;
    text: Sealed | null;
    /** What was reported, as it was then: JSON. */
    evidence: Sealed;
    openedAt: string;
  }
>;

/**
 * `statement`: the reasons, as the law asks (PRV-03). `measures` are those that changed something, `undone` those of the
 * first decision that the second one took back.
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
 * Whom an upheld decision is about does not agree: a moderator decides once more (PRV-03). Of one who is shut out it
 * comes by mail, and staff are the actor.
 */
export type CaseObjected = Event<'CaseObjected', { text: Sealed; objectedAt: string }>;

export type CaseEvent = CaseOpened | CaseDecided | CaseObjected;
