import { IsInt, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsId, IsUndefinable } from '../../kernel/index.js';

export class AnswerMemberDto {
  @MaxLength(64_000)
  body!: string;

  @IsUndefinable()
  @IsId()
  @JSONSchema({ description: "A photo of the profile's album, which others see; it goes without words" })
  photo_id?: string;

  @IsInt()
  @Min(1)
  @JSONSchema({ description: 'Version of the newest message on the screen' })
  seen!: number;
}
