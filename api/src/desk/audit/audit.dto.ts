import { JSONSchema } from 'class-validator-jsonschema';
import { IsReason } from '../../kernel/index.js';

export class RebuildDto {
  @IsReason()
  @JSONSchema({ description: 'For colleagues' })
  reason!: string;
}
