import { applyDecorators } from '@nestjs/common';
import {
  getMetadataStorage,
  IsInt,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import { conditionsOf, fieldsOf } from './dto-fields.js';
import { isDayText, isInstantText } from './formats.js';
import { CURRENCY, MAX_MONEY } from './schemas.js';
import { isUuid } from './uuid.js';

/** A class whose fields carry their rules: what a person or partner may send as a body. */
export type Dto<Body extends object = object> = new () => Body;

/** What the rules of a field hold besides class-validator's own: written by the decorators below, read by its shape. */
export interface FieldContext {
  inLowerCase?: true;
  nested?: () => Dto;
}

const text = (name: string, holds: (text: string) => boolean, options?: ValidationOptions): PropertyDecorator => {
  const validate = (value: unknown) => typeof value === 'string' && holds(value);
  return ValidateBy({ name, validator: { validate } }, options);
};

/** An id. It may be typed in capitals: the handler is given it in lower case, as it is stored. */
export const IsId = (options?: ValidationOptions): PropertyDecorator => {
  const context: FieldContext = { inLowerCase: true };
  return text('isUuid', isUuid, { ...options, context });
};

export const IS_DAY = 'isDay';
/** A day of the calendar, without a time. */
export const IsDay = (options?: ValidationOptions): PropertyDecorator => text(IS_DAY, isDayText, options);

export const IS_INSTANT = 'isInstant';
/** A moment in time, with its time zone. */
export const IsInstant = (options?: ValidationOptions): PropertyDecorator => text(IS_INSTANT, isInstantText, options);

/** Such an object; with `each` a list of them. */
export const Nested = (dto: () => Dto, options?: ValidationOptions): PropertyDecorator => {
  const context: FieldContext = { nested: dto };
  return ValidateNested({ ...options, context });
};

/** May be left out, and is not null: `IsOptional` of the library takes null as well. */
export const IsUndefinable = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** Has to be sent, and may be null. */
export const IsNullable = (): PropertyDecorator => ValidateIf((_, value) => value !== null);

/** Why somebody of the staff decided something: words, not blanks. */
export const IsReason = (): PropertyDecorator => applyDecorators(Matches(/\S/u), MaxLength(500), MinLength(1));

/** An amount in the smallest unit of its currency. */
export class MoneyDto {
  @IsInt()
  @Min(0)
  @Max(MAX_MONEY)
  amount!: number;

  @Matches(CURRENCY)
  currency!: string;
}

/** The same class, of which every field may be left out; null is none of them. */
export function partial<Body extends object>(dto: Dto<Body>): Dto<Partial<Body>> {
  class PartialDto extends (dto as Dto) {}
  // Its own condition would take the place of an inherited one.
  for (const condition of conditionsOf(dto))
    getMetadataStorage().addValidationMetadata({ ...condition, target: PartialDto });
  for (const { name } of fieldsOf(dto)) IsUndefinable()(PartialDto.prototype, name);
  return PartialDto;
}
