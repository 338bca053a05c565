import { applyDecorators } from '@nestjs/common';
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
import { JSONSchema } from 'class-validator-jsonschema';
import { IsDay, IsInstant, IsNullable, IsReason, MAX_MONEY, MoneyDto, Nested, partial } from '../../kernel/index.js';
import { byLocale } from './by-locale.js';
import { COUNTRY_CODES, LOCALES, type Country, type Locale } from './countries.js';
import type { LocaleTexts } from './fictional-texts.js';
import { INTERESTS } from './interests.js';
import {
  LANDER_GENDERS,
  LANDER_ID,
  LANDER_PICTURE,
  LANDER_VIDEO,
  type LanderId,
  type LanderPage,
  type LanderPicture,
  type LanderVideo,
  type LanderWords,
} from './landers/lander-page.js';
import type { MailText, MailWords } from './mail-text.values.js';
import { REASON_TEMPLATE_IDS, type ReasonTemplate, type ReasonTemplateId } from './reason-template.values.js';
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
  type Gift,
  type GiftPicture,
  type Money,
  type OfferedMethod,
  type OwnInterest,
  type Package,
  type PackagePrice,
  type SearchField,
  type SettingsValues,
  type StepToMark,
} from './settings.values.js';

const Count = (maximum: number, minimum = 0) => applyDecorators(Max(maximum), Min(minimum), IsInt());
const SomeOf = (names: readonly string[]) =>
  applyDecorators(IsIn(names, { each: true }), ArrayUnique(), ArrayMaxSize(names.length));
const Lines = () => applyDecorators(MaxLength(120, { each: true }), MinLength(1, { each: true }), ArrayMaxSize(20));

/** In credits (CHT-10). */
const MIN_GIFT_PRICE = 10;
const MAX_GIFT_PRICE = 50;

const PageTextsDto = byLocale<string>('PageTexts', MaxLength(20_000));
const FictionalWarningsDto = byLocale<string>('FictionalWarnings', MaxLength(300));
const GiftNamesDto = byLocale<string>('GiftNames', MaxLength(40));
const InterestNamesDto = byLocale<string>('InterestNames', MaxLength(40));
const CamTextsDto = byLocale<string>('CamTexts', MaxLength(120));
const IcebreakersDto = byLocale<string[]>(
  'Icebreakers',
  applyDecorators(MaxLength(200, { each: true }), MinLength(1, { each: true }), ArrayMaxSize(40)),
);
@JSONSchema({ title: 'LanderWords' })
class LanderWordsDto implements LanderWords {
  @MaxLength(70)
  title!: string;

  @MaxLength(90)
  headline!: string;

  @MaxLength(600)
  paragraph!: string;
}
const LanderTextsDto = byLocale<LanderWords>(
  'LanderTexts',
  Nested(() => LanderWordsDto),
);
const ComplaintTemplatesDto = byLocale<string[]>(
  'ComplaintTemplates',
  applyDecorators(MaxLength(4_000, { each: true }), MinLength(1, { each: true }), ArrayMaxSize(20)),
);
const ReasonTextsDto = byLocale<string>('ReasonTexts', MaxLength(500));
@JSONSchema({ title: 'MailWords' })
export class MailWordsDto implements MailWords {
  @MaxLength(200)
  subject!: string;

  @MaxLength(200)
  heading!: string;

  @MaxLength(4_000)
  text!: string;
}
const MailTextWordsDto = byLocale<MailWords>(
  'MailTextWords',
  Nested(() => MailWordsDto),
);
const FictionalNamesDto = byLocale<string>('FictionalNames', MaxLength(60));

const boundsOf = (maximum: number) => {
  class BoundsDto {
    @Count(maximum, 1)
    min!: number;

    @Count(maximum, 1)
    max!: number;
  }
  return BoundsDto;
};
const NameLengthDto = boundsOf(60);
const PasswordLengthDto = boundsOf(256);
const MessageLengthDto = boundsOf(10_000);

class CountryPriceDto {
  @IsIn(COUNTRY_CODES)
  country!: Country;

  @Nested(() => MoneyDto)
  price!: Money;
}

class PackagePriceDto {
  @Matches(/^[a-z0-9_-]{1,20}$/u)
  id!: string;

  @Nested(() => MoneyDto)
  price!: Money;

  @ArrayMaxSize(15)
  @Nested(() => CountryPriceDto, { each: true })
  prices!: CountryPriceDto[];
}

@JSONSchema({ title: 'Package' })
class PackageDto extends PackagePriceDto implements Package {
  @Count(1_000_000, 1)
  credits!: number;

  @IsIn([1, 2, 3, 4])
  variant!: 1 | 2 | 3 | 4;

  @IsBoolean()
  popular!: boolean;

  @IsBoolean()
  retired!: boolean;
}

@JSONSchema({ title: 'Gift' })
class GiftDto implements Gift {
  @Matches(/^[a-z0-9_-]{1,20}$/u)
  id!: string;

  @Matches(new RegExp(`^(${GIFT_PICTURES.join('|')}|own-[0-9a-f]{32})$`, 'u'))
  picture!: GiftPicture;

  @Nested(() => GiftNamesDto)
  name!: LocaleTexts;

  @Count(MAX_GIFT_PRICE, MIN_GIFT_PRICE)
  price!: number;

  @IsBoolean()
  retired!: boolean;
}

@JSONSchema({ title: 'OwnInterest' })
class OwnInterestDto implements OwnInterest {
  @Matches(OWN_INTEREST)
  id!: string;

  @Nested(() => InterestNamesDto)
  name!: LocaleTexts;

  @IsBoolean()
  retired!: boolean;
}

@JSONSchema({ title: 'ReasonTemplate' })
class ReasonTemplateDto implements ReasonTemplate {
  @IsIn(REASON_TEMPLATE_IDS)
  id!: ReasonTemplateId;

  @Nested(() => ReasonTextsDto)
  text!: LocaleTexts;
}

@JSONSchema({ title: 'MailText' })
class MailTextDto implements MailText {
  @MaxLength(60)
  id!: string;

  @Nested(() => MailTextWordsDto)
  words!: MailText['words'];
}

@JSONSchema({ title: 'LanderPage' })
export class LanderPageDto implements LanderPage {
  @MaxLength(64)
  @Matches(LANDER_ID)
  id!: LanderId;

  @IsIn(LOCALES)
  language!: Locale;

  @Nested(() => LanderTextsDto)
  words!: LanderPage['words'];

  @IsNullable()
  @Matches(LANDER_PICTURE)
  picture!: LanderPicture | null;

  @IsNullable()
  @Matches(LANDER_VIDEO)
  video!: LanderVideo | null;

  @IsNullable()
  @IsIn(LANDER_GENDERS)
  gender!: LanderPage['gender'];

  @IsNullable()
  @IsIn(COUNTRY_CODES)
  country!: Country | null;
}

@JSONSchema({ title: 'OfferedMethod' })
class OfferedMethodDto implements OfferedMethod {
  @IsIn(PAYMENT_METHOD_IDS)
  id!: OfferedMethod['id'];

  @SomeOf(COUNTRY_CODES)
  countries!: Country[];

  @IsNullable()
  @IsDay()
  from!: string | null;

  @IsNullable()
  @IsDay()
  until!: string | null;

  @ArrayMaxSize(8)
  @Nested(() => MoneyDto, { each: true })
  costs!: Money[];
}

/** Settings that a brand may override. */
class BrandableDto {
  @MinLength(1)
  @MaxLength(60)
  name!: string;

  @IsIn([...LOCALES, ''])
  domain_language!: Locale | '';

  @IsIn(LOCALES)
  default_locale!: Locale;

  @MaxLength(120)
  index_title!: string;

  @MaxLength(300)
  description!: string;

  @ArrayMinSize(1)
  @SomeOf(COUNTRY_CODES)
  countries!: Country[];

  @ArrayMinSize(1)
  @SomeOf(LOCALES)
  locales!: Locale[];

  @IsBoolean()
  enable_site_entry_popup!: boolean;

  @MaxLength(254)
  support_email!: string;

  @MaxLength(40)
  support_phone!: string;

  @MaxLength(120)
  company_name!: string;

  @MaxLength(200)
  company_address!: string;

  @MaxLength(80)
  company_city!: string;

  @IsIn(COUNTRY_CODES)
  company_country!: Country;

  @MaxLength(40)
  company_kvk!: string;

  @Lines()
  company_tradenames!: string[];

  @Lines()
  company_vat_numbers!: string[];

  @IsInstant()
  company_added!: string;

  @Nested(() => PageTextsDto)
  page_terms!: LocaleTexts;

  @Nested(() => PageTextsDto)
  page_privacy!: LocaleTexts;

  @Nested(() => PageTextsDto)
  page_cookies!: LocaleTexts;

  @Nested(() => PageTextsDto)
  page_faq!: LocaleTexts;

  @Nested(() => PageTextsDto)
  page_safety!: LocaleTexts;

  @Nested(() => PageTextsDto)
  page_return_policy!: LocaleTexts;

  @Nested(() => PageTextsDto)
  page_service!: LocaleTexts;

  @Nested(() => PageTextsDto)
  page_ban!: LocaleTexts;
}

const OverridesDto = partial(BrandableDto);

@JSONSchema({ title: 'Brand' })
class BrandDto {
  @Matches(/^[a-z0-9_-]{1,20}$/u)
  id!: string;

  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @Matches(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/u, { each: true })
  domains!: string[];

  @Nested(() => OverridesDto)
  overrides!: Partial<BrandableDto>;

  @ArrayMaxSize(60)
  @Nested(() => PackagePriceDto, { each: true })
  prices!: PackagePrice[];
}

/** The settings as the console reads and sends them. */
export class SettingsDto extends BrandableDto {
  @Matches(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/u)
  domain!: string;

  @Count(99, 18)
  min_age!: number;

  @Nested(() => NameLengthDto)
  name_length!: SettingsValues['nameLength'];

  @Nested(() => PasswordLengthDto)
  password_length!: SettingsValues['passwordLength'];

  @Count(100, 1)
  login_tries!: number;

  @Count(1440, 1)
  login_lock_minutes!: number;

  @Count(100, 1)
  activation_mails_a_day!: number;

  @Count(60, 1)
  activation_link_days!: number;

  @Count(365, 7)
  unconfirmed_days!: number;

  @Count(100, 1)
  reset_mails_a_day!: number;

  @Count(168, 1)
  reset_link_hours!: number;

  @Count(365, 1)
  alert_days!: number;

  @Matches(/^(https:\/\/[^\s]{1,200})?$/u)
  cdn_prefix!: string;

  @Matches(/^(https:\/\/[^\s]{1,500})?$/u)
  cam_address!: string;

  @Nested(() => CamTextsDto)
  cam_text!: LocaleTexts;

  @Count(60, 1)
  complaint_answer_days!: number;

  @Count(180, 1)
  complaint_close_days!: number;

  @Nested(() => ComplaintTemplatesDto)
  complaint_templates!: Partial<Record<Locale, string[]>>;

  @Count(90)
  delete_discount!: number;

  @Count(120, 1)
  chat_history_months!: number;

  @Count(10_000)
  message_credits!: number;

  @Count(10_000)
  signup_credits!: number;

  @Count(10_000)
  photo_credits!: number;

  @IsIn(PHOTO_INSPECTIONS)
  photo_inspection!: (typeof PHOTO_INSPECTIONS)[number];

  @ArrayMaxSize(60)
  @Nested(() => GiftDto, { each: true })
  gifts!: Gift[];

  @Nested(() => IcebreakersDto)
  icebreakers!: SettingsValues['icebreakers'];

  @ArrayMaxSize(60)
  @Nested(() => LanderPageDto, { each: true })
  landers!: LanderPage[];

  @IsIn(SIGNUPS)
  signups!: (typeof SIGNUPS)[number];

  @Count(10_000)
  free_conversations!: number;

  @Nested(() => MessageLengthDto)
  message_length!: SettingsValues['messageLength'];

  @Count(25)
  free_photos!: number;

  @Count(100)
  premium_photos!: number;

  @ArrayMinSize(1)
  @ArrayMaxSize(60)
  @Nested(() => PackageDto, { each: true })
  packages!: Package[];

  @ArrayMaxSize(40)
  @Nested(() => OfferedMethodDto, { each: true })
  payment_methods!: OfferedMethod[];

  @Matches(/^([A-Z]{2}\d{2}[A-Za-z0-9]{4,31})?$/u)
  debit_creditor_id!: string;

  @Matches(/^([A-Z]{2}\d{2}[A-Z0-9]{11,30})?$/u)
  debit_iban!: string;

  @Count(14, 1)
  debit_notice_days!: number;

  @Count(1e9)
  debit_limit!: number;

  @Count(365, 1)
  debit_limit_days!: number;

  @Count(8, 4)
  debit_code_digits!: number;

  @Count(60, 1)
  debit_code_minutes!: number;

  @Count(20, 1)
  debit_code_tries!: number;

  @ArrayMaxSize(20)
  @Nested(() => BrandDto, { each: true })
  brands!: BrandDto[];

  @IsBoolean()
  logged_out_search!: boolean;

  @IsBoolean()
  logged_out_search_trafficsource!: boolean;

  // The legal minimum is 14 days (MNY-08).
  @Count(365, 14)
  refund_days!: number;

  @Count(MAX_MONEY)
  four_eyes_above!: number;

  @Count(100_000)
  goodwill_limit!: number;

  @Count(90, 1)
  chargeback_days!: number;

  @MaxLength(40)
  fictional_icon!: string;

  @IsBoolean()
  auto_like!: boolean;

  @Nested(() => FictionalWarningsDto)
  fictional_warning!: LocaleTexts;

  @Nested(() => FictionalNamesDto)
  fictional_singular!: LocaleTexts;

  @Nested(() => FictionalNamesDto)
  fictional_plural!: LocaleTexts;

  @Count(100)
  premium_claim_percent!: number;

  @SomeOf(PROFILE_FIELDS)
  visible_profile_fields!: (typeof PROFILE_FIELDS)[number][];

  @SomeOf(PROFILE_NOTES)
  visible_profile_notes!: (typeof PROFILE_NOTES)[number][];

  @SomeOf(SEARCH_FIELDS)
  search_fields!: SearchField[];

  @SomeOf(INTERESTS)
  interests!: (typeof INTERESTS)[number][];

  @ArrayMaxSize(MAX_OWN_INTERESTS)
  @Nested(() => OwnInterestDto, { each: true })
  own_interests!: OwnInterest[];

  @ArrayMaxSize(REASON_TEMPLATE_IDS.length)
  @Nested(() => ReasonTemplateDto, { each: true })
  reason_templates!: ReasonTemplate[];

  @ArrayMaxSize(200)
  @Nested(() => MailTextDto, { each: true })
  mail_texts!: MailText[];

  @SomeOf(STEPS_TO_MARK)
  done_steps!: StepToMark[];
}

export const SettingsChangesDto = partial(SettingsDto);

export class CheckSettingsDto {
  @IsNotEmptyObject()
  @Nested(() => SettingsChangesDto)
  changes!: Partial<SettingsDto>;
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
