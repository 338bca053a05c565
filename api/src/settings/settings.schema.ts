import { Type, type Static } from 'typebox';
import { COUNTRY_CODES, LOCALES, type Locale } from './countries.js';
import { PROFILE_FIELDS, PROFILE_NOTES, SEARCH_FIELDS, type SettingsValues } from './settings.values.js';

type LocaleFields = Record<Locale, Type.TString>;
const closed = { additionalProperties: false };
const count = (maximum: number, minimum = 0) => Type.Integer({ minimum, maximum });
const text = (maxLength: number) => Type.String({ maxLength });
/** A text for each language that has one of its own. */
const localeTexts = (maxLength: number) =>
  Type.Partial(Type.Object(Object.fromEntries(LOCALES.map((code) => [code, text(maxLength)])) as LocaleFields), closed);
const locale = Type.Union(LOCALES.map((code) => Type.Literal(code)));
const country = Type.Union(COUNTRY_CODES.map((code) => Type.Literal(code)));
const someOf = <T extends string>(names: readonly T[]) =>
  Type.Array(Type.Union(names.map((name) => Type.Literal(name))), { uniqueItems: true });
const bounds = (maximum: number) => Type.Object({ min: count(maximum, 1), max: count(maximum, 1) }, closed);

export const MoneySchema = Type.Object(
  { amount: count(1e12), currency: Type.String({ pattern: '^[A-Z]{3}$' }) },
  closed,
);

/** The settings as the console sends and reads them. */
export const SettingsSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60 }),
    domain: Type.String({ minLength: 1, maxLength: 253 }),
    domain_language: locale,
    index_title: text(120),
    description: text(300),
    countries: Type.Array(country, { minItems: 1, uniqueItems: true }),
    locales: Type.Array(locale, { minItems: 1, uniqueItems: true }),
    default_locale: locale,
    min_age: count(99, 18),
    name_length: bounds(60),
    password_length: bounds(256),
    login_tries: count(100, 1),
    login_lock_minutes: count(1440, 1),
    activation_mails_a_day: count(100, 1),
    activation_link_days: count(60, 1),
    company_added: Type.String({ format: 'date-time' }),
    message_credits: count(10_000),
    signup_credits: count(10_000),
    signups: Type.Union([Type.Literal('all'), Type.Literal('with_trafficsource'), Type.Literal('other')]),
    free_conversations: count(10_000),
    message_length: bounds(10_000),
    free_photos: count(25),
    premium_photos: count(100),
    packages: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[a-z0-9_-]{1,20}$' }),
          credits: count(1_000_000, 1),
          price: MoneySchema,
          variant: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
          popular: Type.Boolean(),
        },
        closed,
      ),
      { minItems: 1, maxItems: 12 },
    ),
    payment_methods: Type.Array(Type.String({ pattern: '^[a-z0-9]{1,30}$' }), { maxItems: 40 }),
    logged_out_search: Type.Boolean(),
    logged_out_search_trafficsource: Type.Boolean(),
    refund_days: count(365),
    support_email: text(254),
    support_phone: text(40),
    fictional_icon: text(40),
    fictional_warning: localeTexts(300),
    fictional_singular: localeTexts(60),
    fictional_plural: localeTexts(60),
    premium_claim_percent: count(100),
    visible_profile_fields: someOf(PROFILE_FIELDS),
    visible_profile_notes: someOf(PROFILE_NOTES),
    search_fields: someOf(SEARCH_FIELDS),
  },
  closed,
);
export type SettingsView = Static<typeof SettingsSchema>;

export const toView = (values: SettingsValues): SettingsView => renamed(values, snakeCase) as SettingsView;
export const fromView = (view: Partial<SettingsView>): Partial<SettingsValues> => renamed(view, camelCase);

/** Only names of the top level have more than one word. */
const renamed = (object: object, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [rename(name), value as unknown]));
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
