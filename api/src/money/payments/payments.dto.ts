import { Allow, IsBoolean, IsIn, IsInt, IsOptional, Matches, MaxLength, Min, MinLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { CURRENCY, IsId, IsReason, IsUndefinable, Nested } from '../../kernel/index.js';
import { OUTCOMES, type Outcome } from './payment.events.js';

const AGREED_BY = ['checkbox', 'button'] as const;
type AgreedBy = (typeof AGREED_BY)[number];

class SeenPriceDto {
  @IsInt()
  @Min(0)
  price!: number;

  @IsInt()
  @Min(0)
  discount!: number;

  @IsInt()
  @Min(0)
  total!: number;

  @Matches(CURRENCY)
  currency!: string;
}

export class PlaceOrderDto {
  @MinLength(1)
  @MaxLength(40)
  package!: string;

  @MinLength(1)
  @MaxLength(40)
  payment_method!: string;

  @IsOptional()
  @IsId()
  @JSONSchema({
    description: 'An own payment that could not be made: another payment company is asked, where one takes the method',
  })
  retry_of?: string | null;

  @IsOptional()
  @MinLength(1)
  @MaxLength(100)
  discount_code?: string | null;

  @Nested(() => SeenPriceDto)
  @JSONSchema({
    description:
      'What the buyer was shown, in minor units: the package, what is taken off it, and all of it; refused at another price',
  })
  seen!: SeenPriceDto;

  @IsUndefinable()
  @IsBoolean()
  @JSONSchema({ description: 'The page is shown where Apple Pay works; no order with it otherwise' })
  apple_pay?: boolean;

  @IsUndefinable()
  @IsBoolean()
  @JSONSchema({
    description:
      'The buyer wants the credits at once and knows that spent ones cannot be given back; no order without it',
  })
  immediate_performance?: boolean;

  @IsUndefinable()
  @IsIn(AGREED_BY)
  @JSONSchema({ description: 'How the buyer said so: by ticking a box, or by the button below the same words' })
  agreed_by?: AgreedBy;
}

export class ReviewPaymentDto {
  @IsIn(OUTCOMES)
  outcome!: Outcome;

  @IsReason()
  @JSONSchema({ description: 'For the books' })
  reason!: string;
}

/** Every payment company has its own format, which its adapter parses. */
@JSONSchema({ additionalProperties: true, description: "In the company's own form" })
export class WebhookDto {
  @IsUndefinable()
  @Allow()
  id?: unknown;
}
