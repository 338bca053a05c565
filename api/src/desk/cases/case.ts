import { defineStream, invalidInput, type Sealed } from '../../kernel/index.js';
import type { CaseDecided, CaseEvent, CaseObjected, CaseOpened, Subject } from './case.events.js';
import { alreadyObjected, caseAlreadyDecided, caseNotFound, decisionNotFound } from './cases.errors.js';
import type { Decision, Measure, ReportReason } from './report.values.js';

/** A report and its handling. */
export interface Case {
  status: 'none' | 'open' | 'decided';
  reporter: string;
  subject: Subject | null;
  /** The latest decision. */
  decision: Decision | null;
  decidedAt: string | null;
  /** Measures that were taken and not reversed. */
  measures: readonly Measure[];
  /** At most once: the second decision is final. */
  objected: boolean;
}

const NOTHING = { status: 'none', reporter: '', subject: null } as const;

export const moderationCase = defineStream<Case, CaseEvent>({
  type: 'case',
  revision: 4,
  initial: { ...NOTHING, decision: null, decidedAt: null, measures: [], objected: false },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'CaseOpened':
        return { ...state, status: 'open', reporter: data.reporter, subject: data.subject };
      case 'CaseDecided':
        return { ...state, ...lastOf(data), status: 'decided', measures: standing(state, data) };
      case 'CaseObjected':
        return { ...state, status: 'open', objected: true };
    }
  },
});

const lastOf = ({ decision, decidedAt }: CaseDecided['data']) => ({ decision, decidedAt });

/** A revised decision that dismisses the report reverses the measures. */
const standing = ({ measures }: Case, decided: CaseDecided['data']): readonly Measure[] =>
  decided.decision === 'upheld' ? [...new Set([...measures, ...decided.measures])] : [];

export const caseOf = moderationCase.of;

/** Name of the case's own key in the vault. */
export const keyOwner = (caseId: string): string => `case:${caseId}`;

const MONTHS_KEPT = 12;

/** PRV-02: a case can be read for 12 months after its decision. */
export function keptUntil(decidedAt: string): Date {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + MONTHS_KEPT);
  return until;
}

/** Cases decided before this instant are forgotten by now. */
export function forgottenBefore(now: Date): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - MONTHS_KEPT);
  return then;
}

/** Not while an objection is open, nor because of a first decision once there is a second one. */
export const mayForget = ({ status, decidedAt }: Case, decision: { decidedAt: string }): boolean =>
  status === 'decided' && decidedAt === decision.decidedAt;

/** Reserved while a case is open, so that a member cannot report the same thing twice. */
export const openCaseOf = (reporter: string, subject: Subject): string => {
  switch (subject.kind) {
    case 'member':
      return `${reporter} member ${subject.member}`;
    case 'photo':
      return `${reporter} photo ${subject.photo}`;
    case 'message':
      return `${reporter} message ${subject.conversation} ${subject.version}`;
  }
};

interface Report {
  reporter: string;
  subject: Subject;
  reason: ReportReason;
  text: Sealed | null;
  evidence: Sealed;
  at: string;
}

export const openCase = ({ status }: Case, { at, ...report }: Report): [CaseOpened] => {
  if (status !== 'none') throw new Error('this case has been opened before');
  return [{ type: 'CaseOpened', data: { ...report, openedAt: at } }];
};

/** A profile cannot be taken down, and a dismissed report has no measures. */
export function requireFitting(
  { status, subject }: Case,
  { decision, measures }: { decision: Decision; measures: readonly Measure[] },
): void {
  if (status === 'none') throw caseNotFound({});
  if (status === 'decided') throw caseAlreadyDecided({});
  const fits = decision === 'upheld' && !(subject?.kind === 'member' && measures.includes('take_down'));
  if (measures.length > 0 && !fits) throw invalidInput([{ field: 'measures', code: 'invalid' }]);
}

interface Verdict {
  by: string;
  decision: Decision;
  measures: readonly Measure[];
  undone?: readonly Measure[];
  statement: Sealed;
  at: string;
}

/** Works once, so that two moderators cannot decide the same case. */
export const decideCase = (state: Case, { at, undone = [], ...verdict }: Verdict): [CaseDecided] => {
  requireFitting(state, verdict);
  return [{ type: 'CaseDecided', data: { ...verdict, ...(undone.length > 0 && { undone }), decidedAt: at } }];
};

interface Objection {
  by: string;
  text: Sealed;
  at: string;
}

/** It was decided against this member, and the decision is still kept. */
export const isAgainst = ({ subject, decision, decidedAt }: Case, member: string, now: Date): boolean =>
  subject?.member === member && decision === 'upheld' && decidedAt !== null && now < keptUntil(decidedAt);

/** Only the member it was decided against may object. */
export const objectTo = (state: Case, { by, text, at }: Objection): [CaseObjected] => {
  if (!isAgainst(state, by, new Date(at))) throw decisionNotFound({});
  if (state.objected || state.status !== 'decided') throw alreadyObjected({});
  return [{ type: 'CaseObjected', data: { text, objectedAt: at } }];
};
