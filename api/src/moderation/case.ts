import { defineStream, type Sealed } from '../kernel/index.js';
import type { CaseDecided, CaseEvent, CaseObjected, CaseOpened, Subject } from './case.events.js';
import { alreadyObjected, caseAlreadyDecided, caseNotFound, decisionNotFound } from './moderation.errors.js';
import type { Decision, ReportReason } from './report.values.js';

/** A report and what becomes of it. */
export interface Case {
  status: 'none' | 'open' | 'decided';
  reporter: string;
  subject: Subject | null;
  /** How it was decided last. */
  decision: Decision | null;
  /** Once: the second decision is the last. */
  objected: boolean;
}

export const moderationCase = defineStream<Case, CaseEvent>({
  type: 'case',
  revision: 2,
  initial: { status: 'none', reporter: '', subject: null, decision: null, objected: false },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'CaseOpened':
        return { ...state, status: 'open', reporter: data.reporter, subject: data.subject };
      case 'CaseDecided':
        return { ...state, status: 'decided', decision: data.decision };
      case 'CaseObjected':
        return { ...state, status: 'open', objected: true };
    }
  },
});

export const caseOf = moderationCase.of;

/** Whose key seals what the case holds. */
export const keyOwner = (caseId: string): string => `case:${caseId}`;

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

interface Verdict {
  by: string;
  decision: Decision;
  statement: Sealed;
  at: string;
}

/** Once: two moderators never decide the same case. */
export const decideCase = ({ status }: Case, { at, ...verdict }: Verdict): [CaseDecided] => {
  if (status === 'none') throw caseNotFound({});
  if (status === 'decided') throw caseAlreadyDecided({});
  return [{ type: 'CaseDecided', data: { ...verdict, decidedAt: at } }];
};

interface Objection {
  by: string;
  text: Sealed;
  at: string;
}

/** The one whom it was decided against, and nobody else, may have it looked at again. */
export const objectTo = (
  { status, subject, decision, objected }: Case,
  { by, text, at }: Objection,
): [CaseObjected] => {
  if (subject?.member !== by || decision !== 'upheld') throw decisionNotFound({});
  if (objected || status !== 'decided') throw alreadyObjected({});
  return [{ type: 'CaseObjected', data: { text, objectedAt: at } }];
};
