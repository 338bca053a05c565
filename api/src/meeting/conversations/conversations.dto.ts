import { IsInt, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsId } from '../../kernel/index.js';

export class OpenConversationDto {
  @IsId()
  profile_id!: string;
}

export class SendMessageDto {
  @MaxLength(64_000)
  body!: string;

  @IsInt()
  @Min(0)
  @JSONSchema({ description: 'Credits, as the writer was shown; refused at another price' })
  price!: number;
}
