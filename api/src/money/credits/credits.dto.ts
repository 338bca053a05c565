import { IsInt, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsReason } from '../../kernel/index.js';

export class WriteOffDebtDto {
  @IsInt()
  @Min(1)
  @JSONSchema({ description: 'All that is owed, as it was shown' })
  credits!: number;

  @IsReason()
  @JSONSchema({ description: 'For the books' })
  reason!: string;
}
