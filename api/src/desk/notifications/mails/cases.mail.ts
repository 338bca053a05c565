import type { MessageValues } from '../../../kernel/index.js';
import type { Locale } from '../../../ground/settings/index.js';
import type { CaseMeasure, CaseOutcome, ReportAnswer, SubjectKind } from '../case-outcome.js';
import { MESSAGES } from '../messages.js';
import type { MailTexts } from './compose.js';
import { dateValues } from './dates.js';

/** A mail about what was decided on a report, ready to be sent in one language. */
export interface CaseLetter {
  mail: MailTexts;
  /** Where the button leads, from the site's address on. */
  path: string;
  values: MessageValues;
}

const DECISIONS = '/settings/decisions';

interface Decision {
  outcome: CaseOutcome;
  kind: SubjectKind;
  /** Why, in a moderator's words. */
  reason: string;
  done: readonly CaseMeasure[];
}

/** To the member whom the report is about: what was decided, why, what was done, and where to object (PRV-03). */
export function decisionLetter(language: Locale, { outcome, kind, reason, done }: Decision): CaseLetter {
  const { decidedAbout, measures, mails } = MESSAGES[language];
  const nothing = outcome === 'revised' ? 'nothing_left' : 'none';
  const taken = done.length > 0 ? done : ([nothing] as const);
  return {
    mail: outcome === 'shut_out' ? shutOut(language) : mails[`case-${outcome}`],
    path: outcome === 'shut_out' ? '/login' : DECISIONS,
    values: { about: decidedAbout[kind], reason, measures: taken.map((measure) => measures[measure]).join(' ') },
  };
}

/** Whoever cannot log in objects by mail, as after every account that is disabled. */
function shutOut(language: Locale): MailTexts {
  const { 'case-upheld': upheld, 'account-disabled': account } = MESSAGES[language].mails;
  return { ...account, paragraphs: [...upheld.paragraphs.slice(0, 2), ...account.paragraphs.slice(-1)] };
}

interface Answer {
  answer: ReportAnswer;
  kind: SubjectKind;
  reportedAt: Date;
  timeZone: string;
  /** Anything was done. */
  measured: boolean;
}

/** To whoever reported it: that measures were taken, and not which. */
export function answerLetter(language: Locale, { answer, kind, reportedAt, timeZone, measured }: Answer): CaseLetter {
  const { reported, measures, mails } = MESSAGES[language];
  return {
    mail: mails[`report-${answer}`],
    path: DECISIONS,
    values: {
      ...dateValues(language, reportedAt, { timeZone }),
      about: reported[kind],
      measures: measured ? measures.not_told : '',
    },
  };
}
