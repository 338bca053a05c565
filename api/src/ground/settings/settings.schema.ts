import { Type, type Static } from 'typebox';
import { Day, Instant, MoneySchema, Nullable } from '../../kernel/index.js';
import { COUNTRY_CODES, LOCALES, type Locale } from './countries.js';
import { INTERESTS } from './interests.js';
import {
  PAYMENT_METHOD_IDS,
  PROFILE_FIELDS,
  PROFILE_NOTES,
  SEARCH_FIELDS,
  SIGNUPS,
  type Brand as BrandValues,
  type SettingsValues,
} from './settings.values.js';

type LocaleFields = Record<Locale, Type.TString>;
const closed = { additionalProperties: false };
const count = (maximum: number, minimum = 0) => Type.Integer({ minimum, maximum });
const text = (maxLength: number) => Type.String({ maxLength });
/** A text for each language that has one of its own. */
const localeTexts = (title: string, maxLength: number) =>
  Type.Partial(Type.Object(Object.fromEntries(LOCALES.map((code) => [code, text(maxLength)])) as LocaleFields), {
    ...closed,
    title,
  });
const pageText = localeTexts('PageTexts', 20_000);
const locale = Type.Enum(LOCALES);
const country = Type.Enum(COUNTRY_CODES);
const someOf = <T extends string>(names: readonly T[]) =>
  Type.Array(Type.Enum([...names]), { uniqueItems: true, maxItems: names.length });
const bounds = (maximum: number) => Type.Object({ min: count(maximum, 1), max: count(maximum, 1) }, closed);

const domain = Type.String({ pattern: '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$' });
const lines = (maxItems: number) => Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { maxItems });

const packagePrice = {
  id: Type.String({ pattern: '^[a-z0-9_-]{1,20}$' }),
  price: MoneySchema,
  prices: Type.Array(Type.Object({ country, price: MoneySchema }, closed), { maxItems: 15 }),
};
const Package = Type.Object(
  {
    ...packagePrice,
    credits: count(1_000_000, 1),
    variant: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
    popular: Type.Boolean(),
    retired: Type.Boolean(),
  },
  { ...closed, title: 'Package' },
);

const OfferedMethod = Type.Object(
  {
    id: Type.Enum(PAYMENT_METHOD_IDS),
    countries: Type.Array(country, { uniqueItems: true, maxItems: COUNTRY_CODES.length }),
    from: Nullable(Day),
    until: Nullable(Day),
    costs: Type.Array(MoneySchema, { maxItems: 8 }),
  },
  { ...closed, title: 'OfferedMethod' },
);

/** What a brand can have of its own. */
const brandable = {
  name: Type.String({ minLength: 1, maxLength: 60 }),
  domain_language: Type.Enum([...LOCALES, '']),
  default_locale: locale,
  index_title: text(120),
  description: text(300),
  countries: Type.Array(country, { minItems: 1, uniqueItems: true, maxItems: COUNTRY_CODES.length }),
  locales: Type.Array(locale, { minItems: 1, uniqueItems: true, maxItems: LOCALES.length }),
  enable_site_entry_popup: Type.Boolean(),
  support_email: text(254),
  support_phone: text(40),
  company_name: text(120),
  company_address: text(200),
  company_city: text(80),
  company_country: country,
  company_kvk: text(40),
  company_tradenames: lines(20),
  company_vat_numbers: lines(20),
  company_added: Instant,
  page_terms: pageText,
  page_privacy: pageText,
  page_cookies: pageText,
  page_faq: pageText,
  page_return_policy: pageText,
  page_service: pageText,
  page_ban: pageText,
};

const Brand = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9_-]{1,20}$' }),
    domains: Type.Array(domain, { minItems: 1, maxItems: 20 }),
    overrides: Type.Partial(Type.Object(brandable), closed),
    prices: Type.Array(Type.Object(packagePrice, closed), { maxItems: 60 }),
  },
  { ...closed, title: 'Brand' },
);

/** The settings as the console sends and reads them. */
export const SettingsSchema = Type.Object(
  {
    ...brandable,
    domain,
    min_age: count(99, 18),
    name_length: bounds(60),
    password_length: bounds(256),
    login_tries: count(100, 1),
    login_lock_minutes: count(1440, 1),
    activation_mails_a_day: count(100, 1),
    activation_link_days: count(60, 1),
    unconfirmed_days: count(365, 7),
    reset_mails_a_day: count(100, 1),
    reset_link_hours: count(168, 1),
    alert_days: count(365, 1),
    cdn_prefix: Type.String({ pattern: '^(https://[^\\s]{1,200})?$' }),
    delete_discount: count(90),
    chat_history_months: count(120, 1),
    message_credits: count(10_000),
    signup_credits: count(10_000),
    photo_credits: count(10_000),
    gift_credits: count(10_000),
    signups: Type.Enum([...SIGNUPS]),
    free_conversations: count(10_000),
    message_length: bounds(10_000),
    free_photos: count(25),
    premium_photos: count(100),
    packages: Type.Array(Package, { minItems: 1, maxItems: 60 }),
    payment_methods: Type.Array(OfferedMethod, { maxItems: 40 }),
    debit_creditor_id: Type.String({ pattern: '^([A-Z]{2}\\d{2}[A-Za-z0-9]{4,31})?$' }),
    debit_iban: Type.String({ pattern: '^([A-Z]{2}\\d{2}[A-Z0-9]{11,30})?$' }),
    debit_notice_days: count(14, 1),
    debit_limit: count(1e9),
    brands: Type.Array(Brand, { maxItems: 20 }),
    logged_out_search: Type.Boolean(),
    logged_out_search_trafficsource: Type.Boolean(),
    // The law gives members fourteen (MNY-08).
    refund_days: count(365, 14),
    four_eyes_above: count(1e12),
    fictional_icon: text(40),
    fictional_warning: localeTexts('FictionalWarnings', 300),
    fictional_singular: localeTexts('FictionalNames', 60),
    fictional_plural: localeTexts('FictionalNames', 60),
    premium_claim_percent: count(100),
    visible_profile_fields: someOf(PROFILE_FIELDS),
    visible_profile_notes: someOf(PROFILE_NOTES),
    search_fields: someOf(SEARCH_FIELDS),
    interests: someOf(INTERESTS),
  },
  closed,
);
export type SettingsView = Static<typeof SettingsSchema>;

export const toView = (values: Partial<SettingsValues>): Partial<SettingsView> => renamed(values, snakeCase);
export const toWholeView = (values: SettingsValues): SettingsView => toView(values) as SettingsView;
export const fromView = (view: Partial<SettingsView>): Partial<SettingsValues> => renamed(view, camelCase);

type Branded = Pick<BrandValues, 'overrides'>;

/** Names of more than one word are at the top, and once more in what a brand has of its own. */
const renamed = (object: object, rename: (name: string) => string): object =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [
      rename(name),
      name === 'brands' ? brands(value as Branded[], rename) : (value as unknown),
    ]),
  );
const brands = (all: Branded[], rename: (name: string) => string) =>
  all.map((brand) => ({ ...brand, overrides: renamed(brand.overrides, rename) }));
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
