import { defineStream, invalidInput, type Sealed } from '../../kernel/index.js';
import type { CaseDecided, CaseEvent, CaseObjected, CaseOpened, Subject } from './case.events.js';
import { alreadyObjected, caseAlreadyDecided, caseNotFound, decisionNotFound } from './cases.errors.js';
import type { Decision, Measure, ReportReason } from './report.values.js';

/** A report and what becomes of it. */
export interface Case {
  status: 'none' | 'open' | 'decided';
  reporter: string;
  subject: Subject | null;
  /** How it was decided last. */
  decision: Decision | null;
  decidedAt: string | null;
  /** What was done because of it and still stands. */
  measures: readonly Measure[];
  /** Once: the second decision is the last. */
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

/** A decision that the report was not right after all takes back what was done. */
const standing = ({ measures }: Case, decided: CaseDecided['data']): readonly Measure[] =>
  decided.decision === 'upheld' ? [...new Set([...measures, ...decided.measures])] : [];

export const caseOf = moderationCase.of;

/** Whose key seals what the case holds. */
export const keyOwner = (caseId: string): string => `case:${caseId}`;

const MONTHS_KEPT = 12;

/** PRV-02: what a case holds can be read for 12 months after its decision. */
export function keptUntil(decidedAt: string): Date {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + MONTHS_KEPT);
  return until;
}

/** Cases decided before then are forgotten by now. */
export function forgottenBefore(now: Date): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - MONTHS_KEPT);
  return then;
}

/** Not while an objection waits, nor before the time of the decision that answered it. */
export const mayForget = ({ status, decidedAt }: Case, decision: { decidedAt: string }): boolean =>
  status === 'decided' && decidedAt === decision.decidedAt;

/** While a case is open, the same member has no second one about the same. */
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

/** A profile is nothing that can be taken down, and a report that is not right has no consequences. */
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

/** Once: two moderators never decide the same case. */
export const decideCase = (state: Case, { at, undone = [], ...verdict }: Verdict): [CaseDecided] => {
  requireFitting(state, verdict);
  return [{ type: 'CaseDecided', data: { ...verdict, ...(undone.length > 0 && { undone }), decidedAt: at } }];
};

interface Objection {
  by: string;
  text: Sealed;
  at: string;
}

/** It was decided against this member, and what was decided can still be read. */
export const isAgainst = ({ subject, decision, decidedAt }: Case, member: string, now: Date): boolean =>
  subject?.member === member && decision === 'upheld' && decidedAt !== null && now < keptUntil(decidedAt);

/** The one whom it was decided against, and nobody else, may have it looked at again. */
export const objectTo = (state: Case, { by, text, at }: Objection): [CaseObjected] => {
  if (!isAgainst(state, by, new Date(at))) throw decisionNotFound({});
  if (state.objected || state.status !== 'decided') throw alreadyObjected({});
  return [{ type: 'CaseObjected', data: { text, objectedAt: at } }];
};
