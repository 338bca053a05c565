import { ArrayMaxSize, ArrayMinSize, IsIn, IsInt, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { CURRENCY, IsId, IsInstant, IsReason, IsUndefinable, MAX_MONEY } from '../../kernel/index.js';
import { COUNTRY_CODES, type Country } from '../../ground/settings/index.js';

export class DiscountReasonDto {
  @IsReason()
  @JSONSchema({ description: 'For colleagues' })
  reason!: string;
}

/** The terms of a code that finance sets, and why; an omitted field sets no limit. */
export class DiscountTermsDto extends DiscountReasonDto {
  @IsInt()
  @Min(1)
  @Max(90)
  value_percentage!: number;

  @IsOptional()
  @IsIn(COUNTRY_CODES)
  country?: Country | null;

  @IsOptional()
  @IsId()
  user_id?: string | null;

  @IsOptional()
  @IsInstant()
  @JSONSchema({ description: 'From when it can be used; before, nobody is told of it' })
  starts?: string | null;

  @IsOptional()
  @IsInstant()
  expires?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  @JSONSchema({ description: 'Orders of all members together; a code made without a limit cannot be given one' })
  max_uses?: number | null;

  @IsOptional()
  @Matches(CURRENCY)
  currency?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_MONEY)
  minimum_order_value?: number | null;

  @IsUndefinable()
  @IsIn(['once-per-user', 'unlimited'])
  validity?: 'once-per-user' | 'unlimited';

  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(40)
  @Matches(/^[a-z0-9]{1,30}$/u, { each: true })
  paymentmethods?: string[] | null;
}

export class DefineDiscountDto extends DiscountTermsDto {
  @MaxLength(100)
  code!: string;
}

export class ChangeDiscountDto extends DiscountTermsDto {
  @IsInt()
  @Min(1)
  @Max(2 ** 31 - 1)
  @JSONSchema({ description: 'The one that was seen and changed' })
  version!: number;
}
