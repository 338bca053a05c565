import { IsIn, MaxLength, MinLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsReason } from '../../kernel/index.js';
import { BLOCKED_KINDS, type BlockedKind } from './blocked.events.js';

export class BanPaymentDetailDto {
  @IsIn(BLOCKED_KINDS)
  kind!: BlockedKind;

  @MinLength(1)
  @MaxLength(60)
  @JSONSchema({ description: 'The whole account or telephone number' })
  value!: string;

  @IsReason()
  reason!: string;
}

export class LiftPaymentBanDto {
  @IsReason()
  reason!: string;
}
