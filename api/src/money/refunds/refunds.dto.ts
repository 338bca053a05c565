import { ArrayMaxSize, ArrayMinSize, IsInt, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsId, IsReason, MoneyDto, Nested } from '../../kernel/index.js';

export class RequestedRefundDto {
  @IsId()
  payment_id!: string;

  @IsInt()
  @Min(1)
  credits!: number;

  @Nested(() => MoneyDto)
  amount!: MoneyDto;
}

/** The offer that the member was shown and confirmed, for each purchase. */
export class RequestRefundsDto {
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @Nested(() => RequestedRefundDto, { each: true })
  refunds!: RequestedRefundDto[];
}

export class ApproveRefundDto {
  @IsReason()
  @JSONSchema({ description: 'For colleagues' })
  reason!: string;
}

export class RefuseRefundDto {
  @IsReason()
  @JSONSchema({ description: 'Shown to the member' })
  reason!: string;
}
