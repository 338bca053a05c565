import { IsIn, IsInt, IsOptional, Matches, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsId } from '../../kernel/index.js';

export class OpenConversationDto {
  @IsId()
  profile_id!: string;
}

/** The same id may stand in the query instead. */
export class RemoveChatDto {
  @IsId()
  id!: string;
}

export class SendMessageDto {
  @MaxLength(64_000)
  @JSONSchema({ description: 'Can be empty where a gift goes with it' })
  body!: string;

  @IsOptional()
  @Matches(/^[a-z0-9_-]{1,20}$/u)
  @JSONSchema({ description: 'Which of the catalogue; its price is that of the message' })
  gift?: string | null;

  @IsOptional()
  @IsIn(['unnamed', 'named'])
  @JSONSchema({ description: "How far the gift may show on the other's profile; left out: not at all" })
  gift_shown?: 'unnamed' | 'named' | null;

  @IsInt()
  @Min(0)
  @JSONSchema({ description: 'Credits, as the writer was shown; refused at another price' })
  price!: number;
}
