import { ArrayMaxSize, ArrayMinSize, MaxLength } from 'class-validator';
import { IsId } from '../../kernel/index.js';

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

export class WriteNoteDto {
  @MaxLength(2_000)
  text!: string;
}
