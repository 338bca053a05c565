import { IsInt, Max, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsId, IsReason, MoneyDto, Nested } from '../../kernel/index.js';

const MOST_CREDITS = 1_000_000;

export class ProposeRefundDto {
  @IsId()
  payment_id!: string;

  @IsInt()
  @Min(1)
  @Max(MOST_CREDITS)
  credits!: number;

  @Nested(() => MoneyDto)
  @JSONSchema({ description: 'What these credits cost, as it was shown' })
  amount!: MoneyDto;

  @IsReason()
  @JSONSchema({ description: 'For colleagues and the books' })
  reason!: string;
}

export class ProposeGoodwillDto {
  @IsInt()
  @Min(1)
  @Max(MOST_CREDITS)
  credits!: number;

  @IsReason()
  @JSONSchema({ description: 'For colleagues and the books' })
  reason!: string;
}

/** Why a second person agrees, or does not. */
export class DecideProposalDto {
  @IsReason()
  @JSONSchema({ description: 'For colleagues and the books' })
  reason!: string;
}
