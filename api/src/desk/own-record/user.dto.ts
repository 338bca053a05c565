import { ArrayMaxSize, ArrayUnique, IsBoolean, IsIn, IsInt, IsOptional, MaxLength, Min } from 'class-validator';
import { IsId, IsUndefinable, Nested } from '../../kernel/index.js';
import {
  GENDERS,
  PURPOSE_NAMES,
  SOUGHT_GENDERS,
  type Gender,
  type Purpose,
  type SoughtGender,
} from '../../members/profiles/index.js';
import { LOCALES, type Locale } from '../../ground/settings/index.js';

/** Where a visitor came from, as the address of the first page told (ACC-11, CLI-10). */
export class TrackingDto {
  @IsUndefinable()
  @MaxLength(1_000)
  network?: string;

  @IsUndefinable()
  @MaxLength(1_000)
  ref?: string;

  @IsUndefinable()
  @MaxLength(1_000)
  sub1?: string;

  @IsUndefinable()
  @MaxLength(1_000)
  sub2?: string;

  @IsUndefinable()
  @MaxLength(1_000)
  sub3?: string;

  @IsUndefinable()
  @MaxLength(1_000)
  lb?: string;
}

export class LogInDto {
  @MaxLength(1_000)
  email!: string;

  @MaxLength(1_000)
  password!: string;
}

/** Loose where a rule has the finer code. */
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

  /** First words about oneself. */
  @IsOptional()
  @MaxLength(64_000)
  description?: string | null;

  /** What special data the member lets us keep, by purpose; withdrawn on the profile. */
  @IsUndefinable()
  @ArrayMaxSize(PURPOSE_NAMES.length)
  @ArrayUnique()
  @IsIn(PURPOSE_NAMES, { each: true })
  consents?: Purpose[];

  /** First words to the member one came for, sent on confirmation. */
  @IsUndefinable()
  @MaxLength(64_000)
  signup_message?: string;

  /** Credits that it costs, as the form said. */
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

  /** IANA zone of the browser; taken from the country when absent. */
  @IsUndefinable()
  @MaxLength(1_000)
  time_zone?: string;
}

export class ChangeLanguageDto {
  @IsIn(LOCALES)
  language!: Locale;
}
