import { plainPhone, type Locale, type LocaleTexts, type SettingsValues } from '../../settings/index.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { nl } from './nl.js';
import type { PageId } from './page-ids.js';
import { pl } from './pl.js';

const OWN: Record<Locale, Record<PageId, string>> = { nl, en, de, es, fr, it, pl };

const WORDED = {
  terms: 'pageTerms',
  privacy: 'pagePrivacy',
  cookies: 'pageCookies',
  faq: 'pageFaq',
  safety: 'pageSafety',
  'return-policy': 'pageReturnPolicy',
  service: 'pageService',
  ban: 'pageBan',
} as const satisfies Record<PageId, keyof SettingsValues>;

/** Names that a text can hold in braces; a figure of the company takes their place. */
export const FIGURES = [
  'site',
  'domain',
  'company',
  'support_email',
  'support_phone',
  'refund_days',
  'min_age',
  'history_months',
  'unconfirmed_days',
  'activation_days',
  'reset_hours',
  'complaint_days',
  'signup_credits',
  'message_credits',
  'photo_credits',
  'message_length',
  'free_conversations',
  'free_photos',
  'premium_photos',
] as const;
type Figure = (typeof FIGURES)[number];

/** The built-in texts of all pages in a language, figures not filled in. */
export const builtInPages = (language: Locale): Record<PageId, string> => OWN[language];

/** The page in a language: the operator's text or the built-in one, with the company's figures filled in. */
export function pageText(values: SettingsValues, page: PageId, language: Locale): string {
  const written: LocaleTexts = values[WORDED[page]];
  const text = written[language]?.trim() || OWN[language][page];
  const figures: Record<string, string> = figuresOf(values, language);
  const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
  // French stands off its marks, which begin no line: the colon by a whole space, the others by a narrow one.
  if (language !== 'fr') return filled;
  return filled.replace(/ (?=[?!;»])|(?<=«) /g, '\u202f').replaceAll(' :', '\u00a0:');
}

/** What takes the place of each name, in a language. */
export function figuresOf(values: SettingsValues, language: Locale): Record<Figure, string> {
  const { companyName, companyAddress, companyCity, companyCountry } = values;
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(companyCountry) ?? companyCountry;
  const company = companyName ? [companyName, companyAddress, companyCity, country] : [values.name];
  return {
    site: values.name,
    domain: values.domain,
    company: company.filter(Boolean).join(', '),
    support_email: values.supportEmail,
    support_phone: plainPhone(values.supportPhone),
    refund_days: `${values.refundDays}`,
    min_age: `${values.minAge}`,
    history_months: `${values.chatHistoryMonths}`,
    unconfirmed_days: `${values.unconfirmedDays}`,
    activation_days: `${values.activationLinkDays}`,
    reset_hours: `${values.resetLinkHours}`,
    complaint_days: `${values.complaintAnswerDays}`,
    signup_credits: credits(values.signupCredits, language),
    message_credits: credits(values.messageCredits, language),
    photo_credits: credits(values.photoCredits, language),
    message_length: values.messageLength.max.toLocaleString(language),
    free_conversations: `${values.freeConversations}`,
    free_photos: `${values.freePhotos}`,
    premium_photos: `${values.premiumPhotos}`,
  };
}

/** With their word, as Polish has three forms of it. */
const credits = (count: number, language: Locale): string => {
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = CREDITS[language];
  const word = words[new Intl.PluralRules(language).select(count)] ?? CREDITS[language].other;
  return `${count.toLocaleString(language)} ${word}`;
};
const CREDITS = {
  nl: { one: 'credit', other: 'credits' },
  en: { one: 'credit', other: 'credits' },
  de: { one: 'Credit', other: 'Credits' },
  es: { one: 'crédito', other: 'créditos' },
  fr: { one: 'crédit', other: 'crédits' },
  it: { one: 'credito', other: 'crediti' },
  pl: { one: 'kredyt', few: 'kredyty', other: 'kredytów' },
};
