import type { Choices } from '../layout/values/use-choices';
import type { Answer } from '../providers/api-client';
import type { VersionedSettings } from '../providers/use-settings';

export type SettingsHistory = Answer<'/api/admin/settings/history', 'get'>;

export type Settings = VersionedSettings['settings'];
export type SettingName = keyof Settings;
export type Changes = Partial<Settings>;
export type SettingsChange = SettingsHistory['changes'][number];
export type Package = Settings['packages'][number];
export type Gift = Settings['gifts'][number];
export type OwnInterest = Settings['own_interests'][number];
export type Icebreakers = Settings['icebreakers'];
export type LanderPage = Settings['landers'][number];
export type MailText = Settings['mail_texts'][number];
export type ReasonTemplate = Settings['reason_templates'][number];
export type Templates = Settings['complaint_templates'];
export type Method = Settings['payment_methods'][number];
export type Brand = Settings['brands'][number];
export type Overrides = Brand['overrides'];

/** What a value is filled in with. */
export type Kind =
  | 'text'
  | 'long'
  | 'number'
  | 'amount'
  | 'bounds'
  | 'switch'
  | 'choice'
  | 'several'
  | 'lines'
  | 'day'
  | 'languages'
  | 'page'
  | 'templates'
  /** A section of its own. */
  | 'editor';

/** Whose names the choices are. */
export type Options = 'locale' | 'country' | 'signups' | 'inspection' | 'search' | 'profile' | 'interest';

export interface Field {
  name: SettingName;
  kind: Kind;
  options?: Options;
}

const field =
  (kind: Kind, options?: Options) =>
  (name: SettingName): Field => ({ name, kind, ...(options && { options }) });
const text = field('text');
const number = field('number');
const toggle = field('switch');
const editor = field('editor');

export const SECTIONS = {
  site: [
    text('name'),
    text('domain'),
    text('index_title'),
    field('long')('description'),
    field('several', 'country')('countries'),
    field('several', 'locale')('locales'),
    field('choice', 'locale')('default_locale'),
    field('choice', 'locale')('domain_language'),
    toggle('enable_site_entry_popup'),
    number('alert_days'),
    text('cdn_prefix'),
  ],
  signup: [
    field('choice', 'signups')('signups'),
    number('min_age'),
    field('bounds')('name_length'),
    field('bounds')('password_length'),
    number('login_tries'),
    number('login_lock_minutes'),
    number('activation_mails_a_day'),
    number('activation_link_days'),
    number('unconfirmed_days'),
    number('reset_mails_a_day'),
    number('reset_link_hours'),
  ],
  credits: [
    number('message_credits'),
    number('signup_credits'),
    number('photo_credits'),
    number('free_conversations'),
    number('chat_history_months'),
    field('bounds')('message_length'),
    number('refund_days'),
    field('amount')('four_eyes_above'),
    number('goodwill_limit'),
    number('chargeback_days'),
    text('debit_creditor_id'),
    text('debit_iban'),
    number('debit_notice_days'),
    field('amount')('debit_limit'),
    number('debit_limit_days'),
    number('debit_code_digits'),
    number('debit_code_minutes'),
    number('debit_code_tries'),
    number('premium_claim_percent'),
  ],
  packages: [editor('packages')],
  methods: [editor('payment_methods')],
  gifts: [editor('gifts')],
  icebreakers: [editor('icebreakers')],
  landers: [editor('landers')],
  complaints: [
    number('complaint_answer_days'),
    number('complaint_close_days'),
    field('templates')('complaint_templates'),
  ],
  reasons: [editor('reason_templates')],
  mails: [editor('mail_texts')],
  photos: [number('free_photos'), number('premium_photos'), field('choice', 'inspection')('photo_inspection')],
  search: [
    toggle('logged_out_search'),
    toggle('logged_out_search_trafficsource'),
    field('several', 'search')('search_fields'),
    field('several', 'profile')('visible_profile_fields'),
    field('several', 'profile')('visible_profile_notes'),
    field('several', 'interest')('interests'),
  ],
  interests: [editor('own_interests')],
  promotion: [text('cam_address'), field('languages')('cam_text')],
  fictional: [
    text('fictional_icon'),
    field('languages')('fictional_warning'),
    field('languages')('fictional_singular'),
    field('languages')('fictional_plural'),
    toggle('auto_like'),
  ],
  company: [
    text('company_name'),
    text('company_address'),
    text('company_city'),
    field('choice', 'country')('company_country'),
    text('company_kvk'),
    field('lines')('company_tradenames'),
    field('lines')('company_vat_numbers'),
    field('day')('company_added'),
    text('support_email'),
    text('support_phone'),
    number('delete_discount'),
  ],
  pages: [
    field('page')('page_terms'),
    field('page')('page_privacy'),
    field('page')('page_cookies'),
    field('page')('page_return_policy'),
    field('page')('page_faq'),
    field('page')('page_safety'),
    field('page')('page_service'),
    field('page')('page_ban'),
  ],
  brands: [editor('brands')],
} satisfies Record<string, Field[]>;

export type Section = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as Section[];
export const isSection = (name: string | undefined): name is Section => name !== undefined && name in SECTIONS;
export const fieldsOf = (section: Section): Field[] => SECTIONS[section];

/** The same at every brand, though they stand among what a brand can have of its own. */
const OF_THE_SITE: SettingName[] = ['domain', 'alert_days', 'cdn_prefix', 'delete_discount'];
/** What a brand can have of its own, filled in as on the site. */
export const BRAND_FIELDS = [...SECTIONS.site, ...SECTIONS.company, ...SECTIONS.pages].filter(
  ({ name }) => !OF_THE_SITE.includes(name),
);

const CHOICES = {
  locale: 'locales',
  country: 'countries',
  signups: 'signups',
  inspection: 'photo_inspections',
  search: 'search_fields',
  profile: 'profile_fields',
  interest: 'interests',
} as const satisfies Record<Options, keyof Choices>;

/** What can be chosen for a field, in the API's order. */
export function choicesOf({ name, options }: Field, known: Choices): readonly string[] {
  if (name === 'domain_language') return ['', ...known.locales];
  if (name === 'visible_profile_notes') return known.profile_notes;
  return options ? known[CHOICES[options]] : [];
}
