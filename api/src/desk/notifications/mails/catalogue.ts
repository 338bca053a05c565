import { CAMPAIGN_KINDS, type CampaignKind } from '../../campaigns/index.js';
import { LOCALES, type Locale } from '../../../ground/settings/index.js';
import { accountDisabledMail } from './account-disabled.mail.js';
import { accountEnabledMail } from './account-enabled.mail.js';
import { activationMail } from './activation.mail.js';
import { CAMPAIGN_EXAMPLE } from './campaign.example.js';
import { campaignMail } from './campaign.mail.js';
import { decisionLetter } from './case-decision.mail.js';
import type { CaseLetter } from './case-mail.js';
import { companyLines } from './company-lines.js';
import { compose, type MailExtras, type MailTexts } from './compose.js';
import type { Figure } from './content.js';
import { dataExportMail } from './data-export.mail.js';
import { dataExportSentMail } from './data-export-sent.mail.js';
import { debitNoticeMail } from './debit-notice.mail.js';
import { deletionMail } from './deletion.mail.js';
import { deletionDisabledMail } from './deletion-disabled.mail.js';
import { emailChangedMail } from './email-changed.mail.js';
import { emailChangeMail } from './email-change.mail.js';
import {
  ANNA,
  AT,
  codeFigures,
  CREDIT_NOTE,
  creditNoteFigures,
  dateIn,
  fictional,
  moneyExample,
  REASONS,
  RECEIPT,
  receiptFigures,
  refundFigures,
  TIME_ZONE,
  warningIn,
  weeklyFigures,
} from './examples.js';
import type { Values } from './fill.js';
import { UNSUBSCRIBE } from './frame.texts.js';
import { noticeMails } from './notice.mail.js';
import { passwordChangedMail } from './password-changed.mail.js';
import { passwordResetMail } from './password-reset.mail.js';
import { photoRejectedMail, REJECTION_TEXTS } from './photo-rejected.mail.js';
import { profileReminderMail } from './profile-reminder.mail.js';
import { reactivatedMail } from './reactivated.mail.js';
import { reactivatedDisabledMail } from './reactivated-disabled.mail.js';
import { answerLetter } from './report-answer.mail.js';
import { receiptMail } from './receipt.mail.js';
import { refundAskedMail } from './refund-asked.mail.js';
import { refundPaidMail } from './refund-paid.mail.js';
import { refundRefusedMail } from './refund-refused.mail.js';
import { measuresFor, type CaseOutcome, type ReportAnswer, type SubjectKind } from '../case-outcome.js';
import type { RenderedMail } from './render.js';
import { signedUpAgainMail } from './signed-up-again.mail.js';
import { staffInvitationMail, staffPasswordMail } from './staff-link.mail.js';
import { weeklyMail } from './weekly.mail.js';

interface Kind {
  texts: Partial<Record<Locale, MailTexts>>;
  /** Beside the site's name and the support address. */
  values?: Values | ((language: Locale) => Values);
  extras?: (language: Locale) => Pick<MailExtras, 'people' | 'figures' | 'note'>;
  /** Can be unsubscribed from; mails about the account and payments cannot. */
  notice?: boolean;
}

const ORIGIN = 'https://velvet.example';
const about = (texts: Kind['texts']): Kind => ({
  texts,
  values: { name: ANNA.name },
  extras: () => ({ people: [ANNA] }),
  notice: true,
});
const withFigures = (figures: (language: Locale) => Figure[]) => (language: Locale) => ({
  figures: figures(language),
});

const campaignExample = (kind: CampaignKind): Kind => ({
  texts: Object.fromEntries(
    LOCALES.map((language) => [language, campaignMail(kind, language, CAMPAIGN_EXAMPLE[language])]),
  ),
  values: { name: 'Anna' },
  extras: withFigures(codeFigures),
  notice: true,
});
const ofCase = (letter: (language: Locale) => CaseLetter): Kind => ({
  texts: letter('nl').texts,
  values: (language) => letter(language).values,
});
const decisionExample = (outcome: CaseOutcome, kind: SubjectKind): Kind => {
  const measures = outcome === 'shut_out' ? (['take_down', 'disable'] as const) : (['take_down'] as const);
  const decided =
    outcome === 'revised'
      ? ({ decision: 'dismissed', measures: [], undone: ['take_down', 'disable'] } as const)
      : ({ decision: 'upheld', measures } as const);
  const done = measuresFor({ decided, before: undefined }, { kind, shutOut: false });
  return ofCase((language) => decisionLetter(language, { outcome, kind, reason: REASONS[language].advertising, done }));
};
const answerExample = (answer: ReportAnswer, kind: SubjectKind): Kind =>
  ofCase((language) => answerLetter(language, { answer, kind, reportedAt: AT, timeZone: TIME_ZONE, measured: true }));

/** Every mail that goes out, with examples of what is filled in: for the gallery of development, and for tests. */
export const MAIL_KINDS: Record<string, Kind> = {
  activation: { texts: activationMail, values: (language) => ({ days: 7, date: dateIn(language) }) },
  'password-reset': { texts: passwordResetMail, values: () => ({ hours: 24 }) },
  'signed-up-again': { texts: signedUpAgainMail, values: () => ({ hours: 24 }) },
  'password-changed': { texts: passwordChangedMail },
  'email-change': { texts: emailChangeMail },
  'email-changed': { texts: emailChangedMail },
  'debit-notice': {
    texts: debitNoticeMail,
    values: (language) => ({
      ...{ amount: moneyExample(language), day: dateIn(language), account: 'NL•••• 4300' },
      ...{ creditor: 'Velvet Dating B.V.', creditor_id: 'NL69ZZZ123456780000' },
      reference: '0B0F6A526D0F4B1E9C3F1F6A1C9D2E09',
    }),
  },
  deletion: { texts: deletionMail, values: (language) => ({ date: dateIn(language, 'short') }) },
  'deletion-disabled': { texts: deletionDisabledMail, values: (language) => ({ date: dateIn(language, 'short') }) },
  reactivated: { texts: reactivatedMail },
  'reactivated-disabled': { texts: reactivatedDisabledMail },
  'data-export': { texts: dataExportMail },
  'data-export-sent': { texts: dataExportSentMail },
  'account-disabled': {
    texts: accountDisabledMail,
    values: (language) => ({ date: dateIn(language, 'short'), reason: REASONS[language].advertising }),
  },
  'account-enabled': { texts: accountEnabledMail, values: (language) => ({ reason: REASONS[language].mistake }) },
  'photo-rejected': {
    texts: photoRejectedMail,
    values: (language) => ({ count: 2, reasons: Object.values(REJECTION_TEXTS[language]).slice(0, 2).join(' ') }),
    notice: true,
  },
  'case-upheld': decisionExample('upheld', 'message'),
  'case-stands': decisionExample('stands', 'photo'),
  'case-shut-out': decisionExample('shut_out', 'photo'),
  'case-revised': decisionExample('revised', 'message'),
  'report-upheld': answerExample('upheld', 'message'),
  'report-dismissed': answerExample('dismissed', 'photo'),
  'report-revised': answerExample('revised', 'member'),
  'profile-reminder': { texts: profileReminderMail, notice: true },
  ...Object.fromEntries(CAMPAIGN_KINDS.map((kind) => [kind, campaignExample(kind)])),
  'first-message': about(noticeMails.conversation),
  'new-message': {
    ...about(noticeMails.message),
    extras: (language) => ({ people: [fictional('Anna', language)], note: warningIn(language) }),
  },
  like: about(noticeMails.like),
  match: about(noticeMails.match),
  reminder: about(noticeMails.reminder),
  weekly: {
    texts: weeklyMail,
    extras: (language) => ({
      figures: weeklyFigures(language),
      people: [ANNA, fictional('Bo', language)].map((person) => ({ ...person, url: `${ORIGIN}/members/1` })),
      note: warningIn(language),
    }),
    notice: true,
  },
  receipt: { texts: receiptMail, values: { number: RECEIPT, days: 14 }, extras: withFigures(receiptFigures) },
  'refund-asked': {
    texts: refundAskedMail,
    values: (language) => ({ date: dateIn(language, 'long') }),
    extras: withFigures(refundFigures),
  },
  'refund-paid': { texts: refundPaidMail, values: { number: CREDIT_NOTE }, extras: withFigures(creditNoteFigures) },
  'refund-refused': {
    texts: refundRefusedMail,
    values: (language) => ({ reason: REASONS[language].used }),
    extras: withFigures(refundFigures),
  },
  'staff-invitation': { texts: staffInvitationMail, values: { name: 'Noor' } },
  'staff-password': { texts: staffPasswordMail, values: { name: 'Noor' } },
};

export const languagesOf = ({ texts }: Kind): Locale[] => LOCALES.filter((language) => texts[language]);

const COMPANY = {
  companyName: 'Velvet Dating B.V.',
  companyAddress: 'Fluwelenkade 12, 1013 ZZ',
  companyCity: 'Amsterdam',
  companyCountry: 'NL' as const,
  companyKvk: '12345678',
  companyVatNumbers: ['NL001234567B01'],
};

/** One of them, as it would be sent. */
export function exampleOf(kind: Kind, language: Locale, values: Values = {}): RenderedMail {
  const { texts, values: own, extras, notice } = kind;
  const ofLanguage = typeof own === 'function' ? own(language) : own;
  const links = notice ? [{ label: UNSUBSCRIBE[language], url: `${ORIGIN}/unsubscribe?token=example` }] : [];
  const filled = { site: 'Velvet', email: 'help@velvet.example', ...ofLanguage, ...values };
  return compose(language, texts[language]!, filled, `${ORIGIN}/tok-en_1`, {
    ...extras?.(language),
    ...{ links, company: companyLines(COMPANY, language) },
  });
}
