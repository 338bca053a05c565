import { ArrayMaxSize, ArrayMinSize, IsIn, MaxLength, MinLength } from 'class-validator';
import { LOCALES, type Locale } from '../../ground/settings/index.js';
import { IsId } from '../../kernel/index.js';
import { CLEARABLE_FIELDS, GROUNDS, type ClearableField, type Ground } from '../../members/profiles/index.js';

/** `requireReason` refuses a reason of blanks. */
export class DecideMemberDto {
  @MaxLength(1_000)
  reason!: string;
}

export class DecideMembersDto extends DecideMemberDto {
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsId({ each: true })
  ids!: string[];
}

/** `ground`: the rule that was broken. */
export class HideProfileDto extends DecideMemberDto {
  @IsIn(GROUNDS)
  ground!: Ground;
}

export class PutTextBackDto extends DecideMemberDto {
  @IsIn(CLEARABLE_FIELDS)
  field!: ClearableField;
}

/** `text`: what stood there when it was decided about, as the member page shows it. */
export class ClearTextDto extends PutTextBackDto {
  @IsIn(GROUNDS)
  ground!: Ground;

  @MinLength(1)
  @MaxLength(64_000)
  text!: string;
}

export class WriteNoteDto {
  @MaxLength(2_000)
  text!: string;
}

export class WriteMailDto {
  @IsIn(LOCALES)
  language!: Locale;

  @MaxLength(150)
  subject!: string;

  @MaxLength(5_000)
  text!: string;
}
