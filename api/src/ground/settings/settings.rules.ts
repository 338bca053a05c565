import type { FieldError } from '../../kernel/domain.js';
import type { ReasonTemplate } from './reason-template.values.js';
import { ICEBREAKER_PLACEHOLDERS, type SettingsValues } from './settings.values.js';
import type { LanderPage } from './landers/lander-page.js';
import { hostOf } from './brands.js';
import { creditorProblems } from './creditor.js';
import { giftProblems } from './gift.rules.js';
import { ownInterestProblems } from './own-interest.rules.js';
import { brandPriceProblems, packageProblems } from './package.rules.js';
import type { Locale } from './countries.js';

/** Each rule has one text of the operator's. */
const reasonTemplateProblems = (templates: readonly ReasonTemplate[]): FieldError[] =>
  templates.flatMap(({ id }, i) =>
    templates.findIndex((one) => one.id === id) < i ? [{ field: `reason_templates.${i}.id`, code: 'duplicate' }] : [],
  );

/**
 * Lines that members take into a message (CHT-07): each says something, each once in its language, and braces hold what
 * can be filled in. The field names the line: `icebreakers.nl.0`.
 */
const icebreakerProblems = (icebreakers: SettingsValues['icebreakers']): FieldError[] =>
  Object.entries(icebreakers).flatMap(([locale, lines]) => {
    const plain = lines.map((line) => line.trim());
    return plain.flatMap((line, i) => {
      const code = problemOf(line, plain.indexOf(line) < i);
      return code ? [{ field: `icebreakers.${locale}.${i}`, code }] : [];
    });
  });

function problemOf(line: string, repeated: boolean): string | undefined {
  if (line === '') return 'required';
  if (/[{}]/.test(line.replace(PLACEHOLDER, ''))) return 'unknown_icebreaker_placeholder';
  return repeated ? 'duplicate' : undefined;
}

const PLACEHOLDER = new RegExp(`\\{(${ICEBREAKER_PLACEHOLDERS.join('|')})\\}`, 'g');

/** Each page once, whole in each language that it is written in, and written in the one that stands in for others. */
function landerProblems(landers: LanderPage[]): FieldError[] {
  const ids = landers.map(({ id }) => id);
  return landers.flatMap(({ id, language, words, video }, i) => {
    const at = (field: string, code: string) => ({ field: `landers.${i}.${field}`, code });
    return [
      ...(ids.indexOf(id) < i ? [at('id', 'duplicate')] : []),
      ...(words[language] ? [] : [at(`words.${language}`, 'required')]),
      ...Object.entries(words).flatMap(([locale, one]) =>
        Object.entries(one)
          .filter(([, text]) => !(text as string).trim())
          .map(([field]) => at(`words.${locale}.${field}`, 'required')),
      ),
      ...(video && id.split('/')[0] !== 'video' ? [at('video', 'lander_plays_no_video')] : []),
    ];
  });
}

const ADULT = 18;

/**
 * Rules across fields, which a schema cannot check. Adults only: the minimum age can be raised but not lowered
 * (ACC-02).
 */
export function problemsOf(values: SettingsValues, before: SettingsValues): FieldError[] {
  const { locales } = values;
  const rules: [field: string, kept: boolean, code: string, params?: object][] = [
    ['min_age', values.minAge >= ADULT, 'invalid', { minimum: ADULT }],
    ['default_locale', locales.includes(values.defaultLocale), 'language_not_offered'],
    ['domain_language', offered(values.domainLanguage, locales), 'language_not_offered'],
    ['name_length', ordered(values.nameLength), 'bounds'],
    ['password_length', ordered(values.passwordLength), 'bounds'],
    ['message_length', ordered(values.messageLength), 'bounds'],
    ['free_photos', values.freePhotos <= values.premiumPhotos, 'more_than_premium'],
    // With three searches by distance anyone could locate a town that profiles are meant to hide.
    [
      'search_fields',
      !values.searchFields.includes('distance') || values.visibleProfileFields.includes('city'),
      'distance_tells_town',
    ],
    ['complaint_close_days', values.complaintCloseDays >= values.complaintAnswerDays, 'sooner_than_answer'],
    ['support_email', isAddress(values.supportEmail), 'invalid_email'],
  ];
  return [
    ...rules.filter(([, kept]) => !kept).map(([field, , code, params]) => ({ field, code, ...(params && { params }) })),
    ...packageProblems(values.packages, before.packages),
    ...giftProblems(values.gifts, before.gifts, locales),
    ...icebreakerProblems(values.icebreakers),
    ...ownInterestProblems(values.ownInterests, before.ownInterests, values.defaultLocale),
    ...reasonTemplateProblems(values.reasonTemplates),
    ...landerProblems(values.landers),
    ...methodProblems(values),
    ...creditorProblems(values, before),
    ...brandProblems(values),
  ];
}

const offered = (language: Locale | '', locales: Locale[]) => language === '' || locales.includes(language);

function methodProblems({ paymentMethods }: SettingsValues): FieldError[] {
  const ids = paymentMethods.map(({ id }) => id);
  return paymentMethods.flatMap(({ id, from, until, costs }, i) => {
    const at = (field: string, code: string) => ({ field: `payment_methods.${i}.${field}`, code });
    return [
      ...(ids.indexOf(id) < i ? [at('id', 'duplicate')] : []),
      ...(from && until && from > until ? [at('until', 'ends_before_start')] : []),
      ...(repeats(costs.map(({ currency }) => currency)) ? [at('costs', 'duplicate')] : []),
    ];
  });
}

function brandProblems(values: SettingsValues): FieldError[] {
  const { brands, domain, packages } = values;
  const ids = brands.map(({ id }) => id);
  const domains = brands.map((brand) => brand.domains.map(hostOf));
  const taken = (name: string, i: number) => hostOf(domain) === name || domains.slice(0, i).flat().includes(name);
  return brands.flatMap(({ id, overrides, prices }, i) => {
    const at = (field: string, code: string) => ({ field: `brands.${i}.${field}`, code });
    const { locales, defaultLocale, domainLanguage } = { ...values, ...overrides };
    return [
      // The site's own receipts are numbered under that id.
      ...(ids.indexOf(id) < i || id === 'site' ? [at('id', 'duplicate')] : []),
      ...(domains[i]!.some((name) => taken(name, i)) || repeats(domains[i]!) ? [at('domains', 'duplicate')] : []),
      ...(locales.includes(defaultLocale) && offered(domainLanguage, locales)
        ? []
        : [at('overrides.locales', 'language_not_offered')]),
      ...(isAddress(overrides.supportEmail ?? values.supportEmail)
        ? []
        : [at('overrides.support_email', 'invalid_email')]),
      ...brandPriceProblems(packages, prices, `brands.${i}.prices`),
    ];
  });
}

/** Mails are sent from this address. */
const isAddress = (text: string) => /^[^\s@<>",;]+@[^\s@<>",;]+$/.test(text);
const ordered = ({ min, max }: { min: number; max: number }) => min >= 1 && min <= max;
const repeats = (names: string[]) => new Set(names).size < names.length;
