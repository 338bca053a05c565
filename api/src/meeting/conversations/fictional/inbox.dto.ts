import { IsInt, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';

export class AnswerMemberDto {
  @MaxLength(64_000)
  body!: string;

  @IsInt()
  @Min(1)
  @JSONSchema({ description: 'Version of the newest message on the screen' })
  seen!: number;
}
