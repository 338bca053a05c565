import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import { IsId, IsUndefinable, Nested } from '../../kernel/index.js';
import {
  GENDERS,
  INTEREST,
  MAX_INTERESTS,
  PURPOSE_NAMES,
  SOUGHT_GENDERS,
  type Gender,
  type Purpose,
  type SoughtGender,
} from '../../members/profiles/index.js';
import { TrackingDto } from '../attribution/index.js';
import { LOCALES, type Locale } from '../../ground/settings/index.js';

export class LogInDto {
  @MaxLength(1_000)
  email!: string;

  @MaxLength(1_000)
  password!: string;
}

/** Deliberately loose where a rule refuses with a more specific code. */
export class SignUpDto extends LogInDto {
  @MaxLength(1_000)
  name!: string;

  @IsOptional()
  @MaxLength(1_000)
  date_of_birth?: string | null;

  @IsIn(GENDERS)
  gender!: Gender;

  @IsUndefinable()
  @IsIn(SOUGHT_GENDERS)
  sought_gender?: SoughtGender;

  @MaxLength(1_000)
  country!: string;

  @IsOptional()
  @MaxLength(1_000)
  region?: string | null;

  @IsOptional()
  @MaxLength(1_000)
  city?: string | null;

  /** The initial profile text. */
  @IsOptional()
  @MaxLength(64_000)
  description?: string | null;

  /** Consent to special categories of data, by purpose; can be withdrawn on the profile. */
  @IsUndefinable()
  @ArrayMaxSize(PURPOSE_NAMES.length)
  @ArrayUnique()
  @IsIn(PURPOSE_NAMES, { each: true })
  consents?: Purpose[];

  /** Chosen on a lander (CLI-04); only together with the consent to keep them. */
  @IsUndefinable()
  @ArrayMaxSize(MAX_INTERESTS)
  @ArrayUnique()
  @Matches(INTEREST, { each: true })
  interests?: string[];

  /** First message to the member whose page led here; sent on confirmation. */
  @IsUndefinable()
  @MaxLength(64_000)
  signup_message?: string;

  /** The price in credits that the form showed. */
  @IsUndefinable()
  @IsInt()
  @Min(0)
  signup_message_price?: number;

  @IsUndefinable()
  @IsId()
  landing_member?: string;

  @IsUndefinable()
  @Nested(() => TrackingDto)
  tracking?: TrackingDto;

  @IsUndefinable()
  @IsBoolean()
  terms?: boolean;

  /** After `challenge_required`: `{ challenge, solution }` as JSON. */
  @IsUndefinable()
  @MaxLength(4_000)
  challenge?: string;

  @IsUndefinable()
  @MaxLength(1_000)
  language?: string;

  /** The browser's IANA time zone; derived from the country if absent. */
  @IsUndefinable()
  @MaxLength(1_000)
  time_zone?: string;
}

export class ChangeLanguageDto {
  @IsIn(LOCALES)
  language!: Locale;
}
