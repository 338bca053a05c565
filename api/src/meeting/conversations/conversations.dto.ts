import { IsBoolean, IsInt, IsOptional, Matches, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsId, Nested } from '../../kernel/index.js';

export class OpenConversationDto {
  @IsId()
  profile_id!: string;
}

class SentGiftDto {
  @Matches(/^[a-z0-9_-]{1,20}$/u)
  id!: string;

  @IsBoolean()
  @JSONSchema({ description: 'Whether the receiver may show it on their profile, without the name of its sender' })
  on_profile!: boolean;
}

export class SendMessageDto {
  @MaxLength(64_000)
  @JSONSchema({ description: 'Can be empty where a gift goes with it' })
  body!: string;

  @IsOptional()
  @Nested(() => SentGiftDto)
  gift?: SentGiftDto | null;

  @IsInt()
  @Min(0)
  @JSONSchema({ description: 'Credits, as the writer was shown; refused at another price' })
  price!: number;
}
