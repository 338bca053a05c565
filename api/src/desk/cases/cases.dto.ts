import { ArrayMaxSize, ArrayUnique, IsBoolean, IsIn, IsInt, Max, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { LinkDto } from '../../members/accounts/index.js';
import { IsId, IsUndefinable, Nested } from '../../kernel/index.js';
import {
  DECISIONS,
  MEASURES,
  REPORT_REASONS,
  type Decision,
  type Measure,
  type ReportReason,
} from './report.values.js';

class ReportedMessageDto {
  @IsId()
  conversation_id!: string;

  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version!: number;
}

/** Exactly one of member_id, photo_id and message. */
export class ReportDto {
  @IsUndefinable()
  @IsId()
  member_id?: string;

  @IsUndefinable()
  @IsId()
  photo_id?: string;

  @IsUndefinable()
  @Nested(() => ReportedMessageDto)
  message?: ReportedMessageDto;

  @IsIn(REPORT_REASONS)
  reason!: ReportReason;

  @IsUndefinable()
  @MaxLength(2_000)
  text?: string;
}

export class DecideCaseDto {
  @IsIn(DECISIONS)
  decision!: Decision;

  @MaxLength(4_000)
  statement_of_reasons!: string;

  @IsUndefinable()
  @ArrayMaxSize(MEASURES.length)
  @ArrayUnique()
  @IsIn(MEASURES, { each: true })
  @JSONSchema({
    description:
      'What comes of it: the photo or message is taken down, the profile hidden, its name or a text cleared, the member shut out',
  })
  measures?: Measure[];
}

/** `over`: also from a colleague who has it. */
export class ClaimObjectionDto {
  @IsBoolean()
  over!: boolean;
}

/** What a member says to a decision; they need not say anything. */
export class ObjectionDto {
  @IsUndefinable()
  @MaxLength(2_000)
  text?: string;
}

/** The same without logging in, with the token of the mailed link. */
export class MailedLinkObjectionDto extends LinkDto {
  @IsUndefinable()
  @MaxLength(2_000)
  text?: string;
}

/** What staff copy from a mail. */
export class MailedObjectionDto {
  @MaxLength(2_000)
  text!: string;
}
