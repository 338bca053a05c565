import { defineStream, invalidInput, monthsLater, type Sealed } from '../../kernel/domain.js';
import type {
  CaseDecided,
  CaseEvent,
  CaseObjected,
  CaseOpened,
  ContestedSubject,
  DecisionObjected,
  NoticeTakenUp,
  ObjectionClaimed,
  ObjectionReleased,
  ReportedSubject,
  Subject,
} from './case.events.js';
import {
  alreadyObjected,
  anotherModerator,
  caseAlreadyDecided,
  caseNotFound,
  decisionNotFound,
  objectionClaimed,
} from './cases.errors.js';
import type { Decision, Measure, Side } from './report.values.js';

/** A report, or an objection to a decision without one, and its handling. */
export interface Case {
  status: 'none' | 'open' | 'decided';
  /** Null: no member's report led to it. */
  reporter: string | null;
  /** The complaint that a notice of illegal content came as; null: it was none. */
  notice: string | null;
  subject: Subject | null;
  /** The latest decision. */
  decision: Decision | null;
  decidedAt: string | null;
  /** Whose decision that is. */
  decidedBy: string | null;
  /** Whether that was an objection that fell to who had decided before, for there was nobody else (PRV-04). */
  alone: boolean;
  /** All who decided about it so far. */
  deciders: readonly string[];
  /** Who of the staff has taken up the objection that waits. */
  claimedBy: string | null;
  /** Measures that were taken and not reversed. */
  measures: readonly Measure[];
  /** Each side objects at most once. */
  objections: readonly Side[];
}

const NOTHING = { status: 'none', reporter: null, notice: null, subject: null, decision: null } as const;

export const moderationCase = defineStream<Case, CaseEvent>({
  type: 'case',
  revision: 8,
  initial: {
    ...NOTHING,
    decidedAt: null,
    decidedBy: null,
    alone: false,
    deciders: [],
    claimedBy: null,
    measures: [],
    objections: [],
  },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'CaseOpened':
        return { ...state, status: 'open', reporter: data.reporter, subject: data.subject };
      case 'NoticeTakenUp':
        return { ...state, status: 'open', notice: data.complaint, subject: data.subject };
      case 'DecisionObjected':
        return {
          ...state,
          status: 'open',
          subject: data.subject,
          decision: 'upheld',
          decidedAt: data.decidedAt,
          decidedBy: data.decidedBy,
          deciders: data.decidedBy === null ? [] : [data.decidedBy],
          measures: [contestedMeasure(data.subject)],
          objections: ['reported'],
        };
      case 'CaseDecided':
        return {
          ...state,
          status: 'decided',
          decision: data.decision,
          decidedAt: data.decidedAt,
          decidedBy: data.by,
          alone: data.alone === true,
          deciders: [...new Set([...state.deciders, data.by])],
          claimedBy: null,
          measures: standing(state, data),
        };
      case 'CaseObjected':
        return { ...state, status: 'open', objections: [...state.objections, sideOf(data)] };
      case 'ObjectionClaimed':
        return { ...state, claimedBy: data.by };
      case 'ObjectionReleased':
        return { ...state, claimedBy: null };
    }
  },
});

/** What was done to the member, as the measure that a report would have led to. */
function contestedMeasure(subject: ContestedSubject): Measure {
  switch (subject.kind) {
    case 'account':
      return 'disable';
    case 'hidden_profile':
      return 'hide';
    case 'cleared_text':
      return `clear_${subject.field}`;
    case 'rejected_photo':
    case 'rejected_chat_photo':
      return 'take_down';
  }
}

export const sideOf = ({ side }: CaseObjected['data']): Side => side ?? 'reported';

/** A revised decision that dismisses the report reverses the measures. */
const standing = ({ measures }: Case, decided: CaseDecided['data']): readonly Measure[] =>
  decided.decision === 'upheld' ? [...new Set([...measures, ...decided.measures])] : [];

export const caseOf = moderationCase.of;

/** Name of the case's own key in the vault. */
export const keyOwner = (caseId: string): string => `case:${caseId}`;

const MONTHS_KEPT = 12;

/** PRV-02: a case can be read for 12 months after its decision. */
export const keptUntil = (decidedAt: string): Date => monthsLater(decidedAt, MONTHS_KEPT);

/** Cases decided before this instant are forgotten by now. */
export const forgottenBefore = (now: Date): Date => monthsLater(now, -MONTHS_KEPT);

/** Not while an objection is open, nor because of a first decision once there is a second one. */
export const mayForget = ({ status, decidedAt }: Case, decision: { decidedAt: string }): boolean =>
  status === 'decided' && decidedAt === decision.decidedAt;

/** Reserved while a case is open, so that a member cannot report the same thing twice. */
export const openCaseOf = (reporter: string, subject: ReportedSubject): string => {
  switch (subject.kind) {
    case 'member':
      return `${reporter} member ${subject.member}`;
    case 'photo':
      return `${reporter} photo ${subject.photo}`;
    case 'message':
      return `${reporter} message ${subject.conversation} ${subject.version}`;
  }
};

interface Report extends Omit<CaseOpened['data'], 'openedAt'> {
  at: string;
}

export const openCase = ({ status }: Case, { at, ...report }: Report): [CaseOpened] => {
  if (status !== 'none') throw new Error('this case has been opened before');
  return [{ type: 'CaseOpened', data: { ...report, openedAt: at } }];
};

export const takeUpNotice = (
  { status }: Case,
  { at, ...notice }: Omit<NoticeTakenUp['data'], 'takenUpAt'> & { at: string },
): [NoticeTakenUp] => {
  if (status !== 'none') throw new Error('this notice has been taken up before');
  return [{ type: 'NoticeTakenUp', data: { ...notice, takenUpAt: at } }];
};

/** What a decision without a report is about: there is nothing to take that was not taken. */
const isContested = ({ reporter, notice }: Case): boolean => reporter === null && notice === null;

export const isReported = (subject: Subject): subject is ReportedSubject =>
  subject.kind === 'member' || subject.kind === 'photo' || subject.kind === 'message';

/** A profile cannot be taken down, and a dismissed report has no measures. */
export function requireFitting(
  state: Case,
  { decision, measures }: { decision: Decision; measures: readonly Measure[] },
): void {
  const { status, subject } = state;
  if (status === 'none') throw caseNotFound({});
  if (status === 'decided') throw caseAlreadyDecided({});
  const fits =
    decision === 'upheld' && !isContested(state) && !(subject?.kind === 'member' && measures.includes('take_down'));
  if (measures.length > 0 && !fits) throw invalidInput([{ field: 'measures', code: 'invalid' }]);
}

interface Deciding {
  by: string;
  /** Ids of all who can decide at all. */
  staff: readonly string[];
}

/**
 * Who has decided about it before does not judge the objection (PRV-04). Once everybody has, it is anybody but whoever
 * decided last; and who works alone judges it all the same, for a member who waits forever is worse off.
 */
export function mayDecide({ deciders, decidedBy }: Case, { by, staff }: Deciding): boolean {
  if (!deciders.includes(by)) return true;
  if (staff.some((one) => !deciders.includes(one))) return false;
  return by !== decidedBy || staff.every((one) => one === by);
}

/** Of a side's objection that was judged: whether by who had decided before. Null: there is none. */
export const judgedAlone = ({ objections, status, alone }: Case, side: Side): boolean | null =>
  status === 'decided' && objections.includes(side) ? alone : null;

/** An objection waits for a decision. */
export const isContesting = ({ status, objections }: Case): boolean => status === 'open' && objections.length > 0;

/** Objections are taken up once, unless a colleague takes one `over`; reports need not be. */
export const claimObjection = (
  state: Case,
  { by, staff, at, over }: Deciding & { at: string; over: boolean },
): [] | [ObjectionClaimed] => {
  const { claimedBy: from } = state;
  if (!isContesting(state)) throw state.status === 'decided' ? caseAlreadyDecided({}) : caseNotFound({});
  if (!mayDecide(state, { by, staff })) throw anotherModerator({});
  if (from === by) return [];
  if (from !== null && !over) throw objectionClaimed({});
  return [{ type: 'ObjectionClaimed', data: { by, from, claimedAt: at } }];
};

export const releaseObjection = (
  { status, claimedBy }: Case,
  { by, at }: { by: string; at: string },
): [] | [ObjectionReleased] => {
  if (status === 'none') throw caseNotFound({});
  return claimedBy === by ? [{ type: 'ObjectionReleased', data: { by, releasedAt: at } }] : [];
};

interface Verdict extends Deciding {
  decision: Decision;
  measures: readonly Measure[];
  undone?: readonly Measure[];
  statement: Sealed;
  at: string;
}

/** Works once, so that two moderators cannot decide the same case. */
export const decideCase = (state: Case, { at, undone = [], staff, ...verdict }: Verdict): [CaseDecided] => {
  const { by } = verdict;
  requireFitting(state, verdict);
  if (!mayDecide(state, { by, staff })) throw anotherModerator({});
  if (state.claimedBy !== null && state.claimedBy !== by) throw objectionClaimed({});
  const own = state.deciders.includes(by);
  const data = { ...verdict, ...(undone.length > 0 && { undone }), ...(own && { alone: true as const }) };
  return [{ type: 'CaseDecided', data: { ...data, decidedAt: at } }];
};

interface Objection {
  by: string;
  text: Sealed | null;
  at: string;
}

/**
 * Whom of the two it was decided against, if it was this member, and the decision is still kept. A dismissed report
 * went against whoever made it, once: not where an upheld one was revised, which the reported member objected to.
 */
export function sideAgainst({ subject, reporter, decision, decidedAt, objections }: Case, member: string, now: Date) {
  if (decidedAt === null || now >= keptUntil(decidedAt)) return undefined;
  if (decision === 'upheld') return subject?.member === member ? 'reported' : undefined;
  const revised = objections.includes('reported') && !objections.includes('reporter');
  return decision === 'dismissed' && reporter === member && !revised ? 'reporter' : undefined;
}

/** Only a side that it was decided against may object, once. */
export const objectTo = (state: Case, { by, text, at }: Objection): [CaseObjected] => {
  const { deciders: decidedBy } = state;
  const side = sideAgainst(state, by, new Date(at));
  if (!side) throw decisionNotFound({});
  if (state.objections.includes(side) || state.status !== 'decided') throw alreadyObjected({});
  return [{ type: 'CaseObjected', data: { text, ...(side === 'reporter' && { side }), decidedBy, objectedAt: at } }];
};

/** Opens the case of an objection to a decision without a report. */
export const contest = (
  { status }: Case,
  { at, ...decided }: Omit<DecisionObjected['data'], 'objectedAt'> & { at: string },
): [DecisionObjected] => {
  if (status !== 'none') throw alreadyObjected({});
  return [{ type: 'DecisionObjected', data: { ...decided, objectedAt: at } }];
};
