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
import { JSONSchema } from 'class-validator-jsonschema';
import { conditionsOf, fieldsOf } from './dto-fields.js';
import { isDayText, isInstantText } from './formats.js';
import { CURRENCY, MAX_MONEY } from './schemas.js';
import { isUuid } from './uuid.js';

/** A request body class whose fields declare their validation rules. */
export type Dto<Body extends object = object> = new () => Body;

/** What our decorators below add to class-validator's rules; read when a class is validated. */
export interface FieldContext {
  inLowerCase?: true;
  nested?: () => Dto;
}

const text = (name: string, holds: (text: string) => boolean, options?: ValidationOptions): PropertyDecorator => {
  const validate = (value: unknown) => typeof value === 'string' && holds(value);
  return ValidateBy({ name, validator: { validate } }, options);
};

/** An id. Capitals are accepted and converted to lower case, the form in which ids are stored. */
export const IsId = (options?: ValidationOptions): PropertyDecorator => {
  const context: FieldContext = { inLowerCase: true };
  return text('isUuid', isUuid, { ...options, context });
};

export const IS_DAY = 'isDay';
/** A calendar date without a time. */
export const IsDay = (options?: ValidationOptions): PropertyDecorator => text(IS_DAY, isDayText, options);

export const IS_INSTANT = 'isInstant';
/** A timestamp with a time zone. */
export const IsInstant = (options?: ValidationOptions): PropertyDecorator => text(IS_INSTANT, isInstantText, options);

/** A nested object of a DTO class; with `each`, a list of them. */
export const Nested = (dto: () => Dto, options?: ValidationOptions): PropertyDecorator => {
  const context: FieldContext = { nested: dto };
  return ValidateNested({ ...options, context });
};

/** May be absent but not null: the library's `IsOptional` accepts null as well. */
export const IsUndefinable = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** Must be present, and may be null. */
export const IsNullable = (): PropertyDecorator => ValidateIf((_, value) => value !== null);

/** A staff member's reason for a decision, which must not be blank; `description`: who reads it. */
export const IsReason = (description?: string): PropertyDecorator =>
  applyDecorators(JSONSchema(description ? { description } : {}), Matches(/\S/u), MaxLength(500), MinLength(1));

/** An amount in the currency's smallest unit. */
export class MoneyDto {
  @IsInt()
  @Min(0)
  @Max(MAX_MONEY)
  amount!: number;

  @Matches(CURRENCY)
  currency!: string;
}

/** The same class with every field optional, but not nullable. */
export function partial<Body extends object>(dto: Dto<Body>): Dto<Partial<Body>> {
  class PartialDto extends (dto as Dto) {}
  // A condition added to the subclass replaces inherited ones, so copy those first.
  for (const condition of conditionsOf(dto))
    getMetadataStorage().addValidationMetadata({ ...condition, target: PartialDto });
  for (const { name } of fieldsOf(dto)) IsUndefinable()(PartialDto.prototype, name);
  return PartialDto;
}
