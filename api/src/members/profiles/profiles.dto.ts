import { ArrayMaxSize, ArrayUnique, IsBoolean, IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { IsUndefinable } from '../../kernel/index.js';
import type { Details } from './details.js';
import { GIFTS_SHOWN, type GiftsShown } from './gifts-shown.js';
import {
  CHOICES,
  INTEREST,
  MAX_INTERESTS,
  PURPOSE_NAMES,
  SOUGHT_GENDERS,
  type Purpose,
} from './profile-fields.values.js';

/**
 * Fields left out stay unchanged. Date of birth and gender cannot change after sign-up, because age limit and search
 * depend on them. Bounds are loose where a rule reports more specific error codes.
 */
export class EditProfileDto {
  @IsUndefinable()
  @MaxLength(1_000)
  name?: string;

  @IsUndefinable()
  @MaxLength(1_000)
  country?: string;

  @IsOptional()
  @MaxLength(1_000)
  region?: string | null;

  @IsOptional()
  @MaxLength(1_000)
  city?: string | null;

  @IsOptional()
  @MaxLength(64_000)
  description?: string | null;

  @IsUndefinable()
  @ArrayMaxSize(MAX_INTERESTS)
  @ArrayUnique()
  @Matches(INTEREST, { each: true })
  interests?: Details['interests'];

  @IsOptional()
  @IsIn(CHOICES.sexuality)
  sexuality?: Details['sexuality'];

  @IsOptional()
  @IsIn(CHOICES.relationship_status)
  relationship_status?: Details['relationship_status'];

  @IsOptional()
  @IsIn(CHOICES.reason_for_signup)
  reason_for_signup?: Details['reason_for_signup'];

  @IsOptional()
  @IsIn(CHOICES.hair_color)
  hair_color?: Details['hair_color'];

  @IsOptional()
  @IsIn(CHOICES.eye_color)
  eye_color?: Details['eye_color'];

  @IsOptional()
  @IsIn(CHOICES.body_type)
  body_type?: Details['body_type'];

  @IsOptional()
  @IsIn(CHOICES.tattoos)
  tattoos?: Details['tattoos'];

  @IsOptional()
  @IsIn(SOUGHT_GENDERS)
  sought_gender?: Details['sought_gender'];
}

export class TurnInvisibleDto {
  @IsBoolean()
  invisible!: boolean;
}

export class OpenToVisitorsDto {
  @IsBoolean()
  open!: boolean;
}

export class ChooseChatPhotosDto {
  @IsBoolean()
  uninspected!: boolean;
}

export class ChooseReceivedGiftsDto {
  @IsIn(GIFTS_SHOWN)
  shown!: GiftsShown;
}

export class DecideConsentDto {
  @IsIn(PURPOSE_NAMES)
  purpose!: Purpose;

  @IsBoolean()
  given!: boolean;
}
