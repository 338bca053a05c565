import { CAMPAIGN_KINDS, type CampaignKind } from '../../campaigns/index.js';
import { formatMessage, type MessageValues } from '../../../kernel/index.js';
import { LOCALES, perLocale, type Locale } from '../../../ground/settings/index.js';
import { measuresFor, type CaseOutcome, type ReportAnswer, type SubjectKind } from '../case-outcome.js';
import { MESSAGES, type MailName } from '../messages.js';
import { campaignMail } from './campaign.mail.js';
import { answerLetter, decisionLetter, type CaseLetter } from './cases.mail.js';
import { companyLines } from './company-lines.js';
import { compose, type MailExtras, type MailTexts } from './compose.js';
import type { Figure, Group } from './content.js';
import {
  ANNA,
  AT,
  codeFigures,
  CREDIT_NOTE,
  creditNoteFigures,
  dateIn,
  fictional,
  moneyBackFigures,
  moneyExample,
  RECEIPT,
  receiptFigures,
  refundFigures,
  TIME_ZONE,
  warningIn,
  weeklyFigures,
} from './examples.js';
import type { RenderedMail } from './render.js';
import { STAFF_MAILS } from './staff-link.mail.js';

interface Kind {
  texts: Partial<Record<Locale, MailTexts>>;
  /** Values besides the site's name and the support address. */
  values?: MessageValues | ((language: Locale) => MessageValues);
  extras?: (language: Locale) => Pick<MailExtras, 'people' | 'figures' | 'groups' | 'note'>;
  /** Has an unsubscribe link; mails about the account and payments have none. */
  notice?: boolean;
}

type Example = Omit<Kind, 'texts'>;

const ORIGIN = 'https://velvet.example';
const kindOf = (name: MailName, example: Example): Kind => ({
  texts: perLocale((language) => MESSAGES[language].mails[name]),
  ...example,
});
const about = (name: MailName, example: Example = {}): Kind =>
  kindOf(name, { values: { name: ANNA.name }, extras: () => ({ people: [ANNA] }), notice: true, ...example });
const withFigures = (figures: (language: Locale) => Figure[]) => (language: Locale) => ({
  figures: figures(language),
});

const campaignExample = (kind: CampaignKind): Kind => ({
  texts: perLocale((language) => campaignMail(kind, language, MESSAGES[language].examples.campaign)),
  values: { name: 'Anna' },
  extras: withFigures(codeFigures),
  notice: true,
});
const ofCase = (letter: (language: Locale) => CaseLetter): Kind => ({
  texts: perLocale((language) => {
    const { mail } = letter(language);
    return typeof mail === 'string' ? MESSAGES[language].mails[mail] : mail;
  }),
  values: (language) => letter(language).values,
});
const creditsBackIn = (language: Locale) => formatMessage(language, MESSAGES[language].creditsBack, { credits: 20 });
const reasonsIn = (language: Locale) => MESSAGES[language].examples.reasons;
const decisionExample = (outcome: CaseOutcome, kind: SubjectKind): Kind => {
  const measures = outcome === 'shut_out' ? (['take_down', 'disable'] as const) : (['take_down'] as const);
  const decided =
    outcome === 'revised'
      ? ({ decision: 'dismissed', measures: [], undone: ['take_down', 'disable'] } as const)
      : ({ decision: 'upheld', measures } as const);
  const done = measuresFor({ decided, before: undefined }, { kind, shutOut: false });
  return ofCase((language) =>
    decisionLetter(language, {
      ...{ outcome, kind, done, objectAt: undefined },
      reason: reasonsIn(language).advertising,
      alone: false,
    }),
  );
};
const answerExample = (answer: ReportAnswer, kind: SubjectKind): Kind =>
  ofCase((language) =>
    answerLetter(language, { answer, kind, reportedAt: AT, timeZone: TIME_ZONE, measured: true, alone: false }),
  );

const staffExample = (name: keyof (typeof STAFF_MAILS)['nl']): Kind => ({
  texts: { nl: STAFF_MAILS.nl[name], en: STAFF_MAILS.en[name] },
  values: { name: 'Noor' },
});

const searchExample = (language: Locale): Group => ({
  title: formatMessage(language, MESSAGES[language].weekly.inSearch, { name: '30–40 · Noord-Holland' }),
  people: [{ ...ANNA, name: 'Clara', url: `${ORIGIN}/members/2` }],
  link: { label: MESSAGES[language].weekly.toSearch, url: `${ORIGIN}/members?saved=1` },
});

const moneyBackExample = (why: keyof (typeof MESSAGES)['nl']['moneyBack']): Example => ({
  values: (language) => ({ amount: moneyExample(language), reason: MESSAGES[language].moneyBack[why] }),
  extras: withFigures(moneyBackFigures),
});

/** Example values, by the name of the mail. */
const EXAMPLES: Partial<Record<MailName, Example>> = {
  activation: { values: (language) => ({ days: 7, ...dateIn(language) }) },
  'password-reset': { values: { hours: 24 } },
  'signed-up-again': { values: { hours: 24 } },
  'password-changed': {},
  'email-change': {},
  'email-changed': {},
  'debit-notice': {
    values: (language) => ({
      ...dateIn(language),
      amount: moneyExample(language),
      account: 'NL•••• 4300',
      creditor: 'Velvet Dating B.V.',
      creditor_id: 'NL69ZZZ123456780000',
      reference: '0B0F6A526D0F4B1E9C3F1F6A1C9D2E09',
    }),
  },
  deletion: { values: (language) => dateIn(language, 'short') },
  'deletion-disabled': { values: (language) => dateIn(language, 'short') },
  reactivated: {},
  'reactivated-disabled': {},
  'data-export': {},
  'data-export-sent': {},
  'account-disabled': {
    values: (language) => ({ ...dateIn(language, 'short'), reason: reasonsIn(language).advertising }),
  },
  'account-enabled': { values: (language) => ({ reason: reasonsIn(language).mistake }) },
  'profile-hidden': {
    values: (language) => ({
      ...dateIn(language, 'short'),
      ground: MESSAGES[language].grounds.spam,
      reason: reasonsIn(language).advertising,
    }),
  },
  'profile-shown': { values: (language) => ({ reason: reasonsIn(language).mistake }) },
  'text-cleared': {
    values: (language) => ({
      ...dateIn(language, 'short'),
      field: 'name',
      ground: MESSAGES[language].grounds.spam,
      reason: reasonsIn(language).advertising,
    }),
  },
  'text-put-back': { values: (language) => ({ field: 'name', reason: reasonsIn(language).mistake }) },
  'photo-rejected': {
    values: (language) => ({
      count: 2,
      reasons: Object.values(MESSAGES[language].rejections).slice(0, 2).join(' '),
    }),
  },
  'chat-photo-rejected': {
    values: (language) => ({ reason: MESSAGES[language].rejections.contact_details, back: creditsBackIn(language) }),
  },
  'chat-photo-not-delivered': {
    values: (language) => ({ reason: MESSAGES[language].chatRejections.not_delivered, back: creditsBackIn(language) }),
  },
  'profile-reminder': { notice: true },
  weekly: {
    extras: (language) => ({
      figures: weeklyFigures(language),
      people: [ANNA, fictional('Bo', language)].map((person) => ({ ...person, url: `${ORIGIN}/members/1` })),
      groups: [searchExample(language)],
      note: warningIn(language),
    }),
    notice: true,
  },
  receipt: { values: { number: RECEIPT, days: 14 }, extras: withFigures(receiptFigures) },
  'refund-asked': { values: (language) => dateIn(language, 'long'), extras: withFigures(refundFigures) },
  'refund-paid': { values: { number: CREDIT_NOTE }, extras: withFigures(creditNoteFigures) },
  'payment-declined': moneyBackExample('discount'),
  'payment-returned': moneyBackExample('amount'),
  'surplus-returned': moneyBackExample('amount'),
  letter: { values: { subject: 'Velvet' } },
  'complaint-received': { values: (language) => ({ number: 'VK7F-3QXM', ...dateIn(language) }) },
  'complaint-answer': { values: { number: 'VK7F-3QXM' } },
  'complaint-closed': { values: { number: 'VK7F-3QXM' } },
  'notice-upheld': { values: { number: 'VK7F-3QXM' } },
  'notice-dismissed': { values: { number: 'VK7F-3QXM' } },
  'refund-begun': { values: (language) => dateIn(language, 'long'), extras: withFigures(refundFigures) },
  goodwill: { values: { credits: 50 } },
  'refund-refused': {
    values: (language) => ({ reason: reasonsIn(language).used }),
    extras: withFigures(refundFigures),
  },
};

/** Every mail with example values: for the development gallery and for tests. */
export const MAIL_KINDS: Record<string, Kind> = {
  ...Object.fromEntries(Object.entries(EXAMPLES).map(([name, example]) => [name, kindOf(name as MailName, example)])),
  'case-upheld': decisionExample('upheld', 'message'),
  'case-stands': decisionExample('stands', 'photo'),
  'case-shut-out': decisionExample('shut_out', 'photo'),
  'case-revised': decisionExample('revised', 'chat_photo'),
  'report-upheld': answerExample('upheld', 'message'),
  'report-dismissed': answerExample('dismissed', 'photo'),
  'report-revised': answerExample('revised', 'member'),
  'report-overturned': answerExample('overturned', 'message'),
  'report-confirmed': answerExample('confirmed', 'photo'),
  ...Object.fromEntries(CAMPAIGN_KINDS.map((kind) => [kind, campaignExample(kind)])),
  'first-message': about('conversation'),
  'new-message': about('message', {
    extras: (language) => ({ people: [fictional('Anna', language)], note: warningIn(language) }),
  }),
  'new-photo': about('photo'),
  'new-gift': about('gift'),
  like: about('like'),
  match: about('match'),
  reminder: about('reminder'),
  'staff-invitation': staffExample('staff-invitation'),
  'staff-password': staffExample('staff-password'),
  'staff-password-forgotten': staffExample('staff-password-forgotten'),
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

/** Kinds that go by another name than the mail they show. */
const SHOWN_AS: Partial<Record<MailName, string>> = {
  conversation: 'first-message',
  message: 'new-message',
  photo: 'new-photo',
  gift: 'new-gift',
};
export const kindFor = (name: MailName): Kind => MAIL_KINDS[SHOWN_AS[name] ?? name]!;

/** An example of this mail, rendered as it would be sent. */
export function exampleOf(
  kind: Kind,
  language: Locale,
  values: MessageValues = {},
  company: Parameters<typeof companyLines>[0] = COMPANY,
): RenderedMail {
  const { texts, values: own, extras, notice } = kind;
  const ofLanguage = typeof own === 'function' ? own(language) : own;
  const links = notice
    ? [{ label: MESSAGES[language].frame.unsubscribe, url: `${ORIGIN}/unsubscribe?token=example` }]
    : [];
  const filled = { site: 'Velvet', email: 'help@velvet.example', ...ofLanguage, ...values };
  return compose(language, texts[language]!, filled, `${ORIGIN}/tok-en_1`, {
    ...extras?.(language),
    links,
    company: companyLines(company, language),
  });
}
