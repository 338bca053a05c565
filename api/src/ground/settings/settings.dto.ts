import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmptyObject,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import {
  answerOf,
  IsDay,
  IsInstant,
  IsNullable,
  IsReason,
  MAX_MONEY,
  MoneyDto,
  Nested,
  partial,
  type Dto,
} from '../../kernel/index.js';
import { all, byLocale, dtoWith, namedDto, type Rules } from './dto-with.js';
import type { BrandView, SettingsView, View } from './settings-view.js';
import { COUNTRY_CODES, LOCALES } from './countries.js';
import { INTERESTS } from './interests.js';
import {
  LANDER_GENDERS,
  LANDER_ID,
  LANDER_PICTURE,
  LANDER_VIDEO,
  type LanderPage,
  type LanderWords,
} from './landers/lander-page.js';
import type { MailText, MailWords } from './mail-text.values.js';
import { REASON_TEMPLATE_IDS, type ReasonTemplate } from './reason-template.values.js';
import {
  GIFT_PICTURES,
  MAX_OWN_INTERESTS,
  OWN_INTEREST,
  PAYMENT_METHOD_IDS,
  PROFILE_FIELDS,
  PROFILE_NOTES,
  SEARCH_FIELDS,
  PHOTO_INSPECTIONS,
  SIGNUPS,
  STEPS_TO_MARK,
  type BrandableValues,
  type Gift,
  type OfferedMethod,
  type OwnInterest,
  type Package,
  type PackagePrice,
  type SettingsValues,
} from './settings.values.js';

const Count = (maximum: number, minimum = 0) => all(IsInt(), Min(minimum), Max(maximum));
const SomeOf = (names: readonly string[]) =>
  all(ArrayMaxSize(names.length), ArrayUnique(), IsIn(names, { each: true }));
const Lines = (most: number, longest: number) =>
  all(ArrayMaxSize(most), MinLength(1, { each: true }), MaxLength(longest, { each: true }));
const One = (dto: Dto) => Nested(() => dto);
const ListOf = (dto: Dto, most: number) => {
  const each = Nested(() => dto, { each: true });
  return all(ArrayMaxSize(most), each);
};

/** In credits (CHT-10). */
const MIN_GIFT_PRICE = 10;
const MAX_GIFT_PRICE = 50;

const PageTextsDto = byLocale<string>('PageTexts', MaxLength(20_000));
const FictionalWarningsDto = byLocale<string>('FictionalWarnings', MaxLength(300));
const GiftNamesDto = byLocale<string>('GiftNames', MaxLength(40));
const InterestNamesDto = byLocale<string>('InterestNames', MaxLength(40));
const CamTextsDto = byLocale<string>('CamTexts', MaxLength(120));
const IcebreakersDto = byLocale<string[]>('Icebreakers', Lines(40, 200));
const LanderWordsDto = namedDto<LanderWords>('LanderWords', {
  title: MaxLength(70),
  headline: MaxLength(90),
  paragraph: MaxLength(600),
});
const LanderTextsDto = byLocale<LanderWords>('LanderTexts', One(LanderWordsDto));
const ComplaintTemplatesDto = byLocale<string[]>('ComplaintTemplates', Lines(20, 4_000));
const ReasonTextsDto = byLocale<string>('ReasonTexts', MaxLength(500));
export const MailWordsDto = namedDto<MailWords>('MailWords', {
  subject: MaxLength(200),
  heading: MaxLength(200),
  text: MaxLength(4_000),
});
const MailTextWordsDto = byLocale<MailWords>('MailTextWords', One(MailWordsDto));
const FictionalNamesDto = byLocale<string>('FictionalNames', MaxLength(60));

const boundsOf = (maximum: number) =>
  dtoWith<SettingsValues['nameLength']>({ min: Count(maximum, 1), max: Count(maximum, 1) });
const NameLengthDto = boundsOf(60);
const PasswordLengthDto = boundsOf(256);
const MessageLengthDto = boundsOf(10_000);

const CountryPriceDto = dtoWith<Package['prices'][number]>({
  country: IsIn(COUNTRY_CODES),
  price: One(MoneyDto),
});

const PACKAGE_PRICE: Rules<PackagePrice> = {
  id: Matches(/^[a-z0-9_-]{1,20}$/u),
  price: One(MoneyDto),
  prices: ListOf(CountryPriceDto, 15),
};
const PackagePriceDto = dtoWith<PackagePrice>(PACKAGE_PRICE);

const PackageDto = namedDto<Package>('Package', {
  ...PACKAGE_PRICE,
  credits: Count(1_000_000, 1),
  variant: IsIn([1, 2, 3, 4]),
  popular: IsBoolean(),
  retired: IsBoolean(),
});

const GiftDto = namedDto<Gift>('Gift', {
  id: Matches(/^[a-z0-9_-]{1,20}$/u),
  picture: Matches(new RegExp(`^(${GIFT_PICTURES.join('|')}|own-[0-9a-f]{32})$`, 'u')),
  name: One(GiftNamesDto),
  price: Count(MAX_GIFT_PRICE, MIN_GIFT_PRICE),
  retired: IsBoolean(),
});

const OwnInterestDto = namedDto<OwnInterest>('OwnInterest', {
  id: Matches(OWN_INTEREST),
  name: One(InterestNamesDto),
  retired: IsBoolean(),
});

const ReasonTemplateDto = namedDto<ReasonTemplate>('ReasonTemplate', {
  id: IsIn(REASON_TEMPLATE_IDS),
  text: One(ReasonTextsDto),
});

const MailTextDto = namedDto<MailText>('MailText', {
  id: MaxLength(60),
  words: One(MailTextWordsDto),
});

export const LanderPageDto = namedDto<LanderPage>('LanderPage', {
  id: all(MaxLength(64), Matches(LANDER_ID)),
  language: IsIn(LOCALES),
  words: One(LanderTextsDto),
  picture: all(IsNullable(), Matches(LANDER_PICTURE)),
  video: all(IsNullable(), Matches(LANDER_VIDEO)),
  gender: all(IsNullable(), IsIn(LANDER_GENDERS)),
  country: all(IsNullable(), IsIn(COUNTRY_CODES)),
});

const OfferedMethodDto = namedDto<OfferedMethod>('OfferedMethod', {
  id: IsIn(PAYMENT_METHOD_IDS),
  countries: SomeOf(COUNTRY_CODES),
  from: all(IsNullable(), IsDay()),
  until: all(IsNullable(), IsDay()),
  costs: ListOf(MoneyDto, 8),
});

/** Settings that a brand may override. */
const BRANDABLE: Rules<View<BrandableValues>> = {
  name: all(MinLength(1), MaxLength(60)),
  domain_language: IsIn([...LOCALES, '']),
  default_locale: IsIn(LOCALES),
  index_title: MaxLength(120),
  description: MaxLength(300),
  countries: all(ArrayMinSize(1), SomeOf(COUNTRY_CODES)),
  locales: all(ArrayMinSize(1), SomeOf(LOCALES)),
  enable_site_entry_popup: IsBoolean(),
  support_email: MaxLength(254),
  support_phone: MaxLength(40),
  company_name: MaxLength(120),
  company_address: MaxLength(200),
  company_city: MaxLength(80),
  company_country: IsIn(COUNTRY_CODES),
  company_kvk: MaxLength(40),
  company_tradenames: Lines(20, 120),
  company_vat_numbers: Lines(20, 120),
  company_added: IsInstant(),
  page_terms: One(PageTextsDto),
  page_privacy: One(PageTextsDto),
  page_cookies: One(PageTextsDto),
  page_faq: One(PageTextsDto),
  page_safety: One(PageTextsDto),
  page_return_policy: One(PageTextsDto),
  page_service: One(PageTextsDto),
  page_ban: One(PageTextsDto),
};

const OverridesDto = partial(dtoWith(BRANDABLE));

const BrandDto = namedDto<BrandView>('Brand', {
  id: Matches(/^[a-z0-9_-]{1,20}$/u),
  domains: all(ArrayMinSize(1), ArrayMaxSize(20), Matches(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/u, { each: true })),
  overrides: One(OverridesDto),
  prices: ListOf(PackagePriceDto, 60),
});

/** The settings as the console reads and sends them. */
const SettingsDto = dtoWith<SettingsView>({
  ...BRANDABLE,
  domain: Matches(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/u),
  min_age: Count(99, 18),
  name_length: One(NameLengthDto),
  password_length: One(PasswordLengthDto),
  login_tries: Count(100, 1),
  login_lock_minutes: Count(1440, 1),
  activation_mails_a_day: Count(100, 1),
  activation_link_days: Count(60, 1),
  unconfirmed_days: Count(365, 7),
  reset_mails_a_day: Count(100, 1),
  reset_link_hours: Count(168, 1),
  alert_days: Count(365, 1),
  cdn_prefix: Matches(/^(https:\/\/[^\s]{1,200})?$/u),
  cam_address: Matches(/^(https:\/\/[^\s]{1,500})?$/u),
  cam_text: One(CamTextsDto),
  complaint_answer_days: Count(60, 1),
  complaint_close_days: Count(180, 1),
  complaint_templates: One(ComplaintTemplatesDto),
  delete_discount: Count(90),
  chat_history_months: Count(120, 1),
  message_credits: Count(10_000),
  signup_credits: Count(10_000),
  photo_credits: Count(10_000),
  photo_inspection: IsIn(PHOTO_INSPECTIONS),
  gifts: ListOf(GiftDto, 60),
  icebreakers: One(IcebreakersDto),
  landers: ListOf(LanderPageDto, 60),
  signups: IsIn(SIGNUPS),
  free_conversations: Count(10_000),
  message_length: One(MessageLengthDto),
  free_photos: Count(25),
  premium_photos: Count(100),
  packages: all(ArrayMinSize(1), ListOf(PackageDto, 60)),
  payment_methods: ListOf(OfferedMethodDto, 40),
  debit_creditor_id: Matches(/^([A-Z]{2}\d{2}[A-Za-z0-9]{4,31})?$/u),
  debit_iban: Matches(/^([A-Z]{2}\d{2}[A-Z0-9]{11,30})?$/u),
  debit_notice_days: Count(14, 1),
  debit_limit: Count(1e9),
  debit_limit_days: Count(365, 1),
  debit_code_digits: Count(8, 4),
  debit_code_minutes: Count(60, 1),
  debit_code_tries: Count(20, 1),
  brands: ListOf(BrandDto, 20),
  logged_out_search: IsBoolean(),
  logged_out_search_trafficsource: IsBoolean(),
  // The legal minimum is 14 days (MNY-08).
  refund_days: Count(365, 14),
  four_eyes_above: Count(MAX_MONEY),
  goodwill_limit: Count(100_000),
  chargeback_days: Count(90, 1),
  fictional_icon: MaxLength(40),
  auto_like: IsBoolean(),
  fictional_warning: One(FictionalWarningsDto),
  fictional_singular: One(FictionalNamesDto),
  fictional_plural: One(FictionalNamesDto),
  premium_claim_percent: Count(100),
  visible_profile_fields: SomeOf(PROFILE_FIELDS),
  visible_profile_notes: SomeOf(PROFILE_NOTES),
  search_fields: SomeOf(SEARCH_FIELDS),
  interests: SomeOf(INTERESTS),
  own_interests: ListOf(OwnInterestDto, MAX_OWN_INTERESTS),
  reason_templates: ListOf(ReasonTemplateDto, REASON_TEMPLATE_IDS.length),
  mail_texts: ListOf(MailTextDto, 200),
  done_steps: SomeOf(STEPS_TO_MARK),
});

export const SettingsSchema = answerOf(SettingsDto);
export const SettingsChangesDto = partial(SettingsDto);

export class CheckSettingsDto {
  @IsNotEmptyObject()
  @Nested(() => SettingsChangesDto)
  changes!: Partial<SettingsView>;
}

export class ChangeSettingsDto extends CheckSettingsDto {
  @Count(2 ** 31 - 1)
  version!: number;

  @IsReason()
  reason!: string;

  @IsOptional()
  @Count(2 ** 31 - 1)
  restores?: number | null;
}
