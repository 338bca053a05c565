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
] as const;
type Figure = (typeof FIGURES)[number];

/** The built-in texts of all pages in a language, figures not filled in. */
export const builtInPages = (language: Locale): Record<PageId, string> => OWN[language];

/** The page in a language: the operator's text or the built-in one, with the company's figures filled in. */
export function pageText(values: SettingsValues, page: PageId, language: Locale): string {
  const written: LocaleTexts = values[WORDED[page]];
  const text = written[language]?.trim() || OWN[language][page];
  const figures: Record<string, string> = figuresOf(values, language);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
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
  };
}
