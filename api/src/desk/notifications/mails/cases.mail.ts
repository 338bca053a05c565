import type { MessageValues } from '../../../kernel/index.js';
import type { Locale } from '../../../ground/settings/index.js';
import type { CaseMeasure, CaseOutcome, ReportAnswer, SubjectKind } from '../case-outcome.js';
import { MESSAGES, type MailName } from '../messages.js';
import type { MailTexts } from './compose.js';
import { dateValues } from './dates.js';

/** A mail about the decision on a report, in one language. */
export interface CaseLetter {
  mail: MailName | MailTexts;
  /** Path that the button links to, on the member's site. */
  path: string;
  values: MessageValues;
}

const DECISIONS = '/settings/decisions';

/** Of an objection: who judged it, which is not another where there is no other (PRV-04). */
const judgedIn = (language: Locale, alone: boolean): string => MESSAGES[language].judged[alone ? 'alone' : 'another'];

interface Decision {
  outcome: CaseOutcome;
  kind: SubjectKind;
  /** The reason, in a moderator's words. */
  reason: string;
  done: readonly CaseMeasure[];
  /** It was judged by who had decided before. */
  alone: boolean;
  /** Where a disabled member objects, who cannot log in. */
  objectAt: string | undefined;
}

/** To the reported member: the decision, its reasons, the measures, and where to object (PRV-03). */
export function decisionLetter(
  language: Locale,
  { outcome, kind, reason, done, alone, objectAt }: Decision,
): CaseLetter {
  const { decidedAbout, measures } = MESSAGES[language];
  const nothing = outcome === 'revised' ? 'nothing_left' : 'none';
  const taken = done.length > 0 ? done : ([nothing] as const);
  return {
    mail: outcome === 'shut_out' ? shutOut(language) : `case-${outcome}`,
    path: objectAt ?? DECISIONS,
    values: {
      about: decidedAbout[kind],
      reason,
      judged: judgedIn(language, alone),
      measures: taken.map((measure) => measures[measure]).join(' '),
    },
  };
}

/** A disabled member cannot log in, so the mail's link leads to where they object without that. */
function shutOut(language: Locale): MailTexts {
  const { 'case-upheld': upheld, 'account-disabled': account } = MESSAGES[language].mails;
  return { ...account, paragraphs: [...upheld.paragraphs.slice(0, 2), ...account.paragraphs.slice(-1)] };
}

interface Answer {
  answer: ReportAnswer;
  kind: SubjectKind;
  reportedAt: Date;
  timeZone: string;
  /** Whether any measure was taken. */
  measured: boolean;
  /** As in a decision. */
  alone: boolean;
}

/** To the reporter: says that measures were taken, but not which. */
export function answerLetter(
  language: Locale,
  { answer, kind, reportedAt, timeZone, measured, alone }: Answer,
): CaseLetter {
  const { reported, measures } = MESSAGES[language];
  return {
    mail: `report-${answer}`,
    path: DECISIONS,
    values: {
      ...dateValues(language, reportedAt, { timeZone }),
      about: reported[kind],
      judged: judgedIn(language, alone),
      measures: measured ? measures.not_told : '',
    },
  };
}
