import { applyDecorators } from '@nestjs/common';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsUndefinable, type Dto } from '../../kernel/index.js';
import { perLocale, type Locale } from './countries.js';

/** A rule for each field of a shape that is declared elsewhere; one without a rule does not compile. */
export type Rules<Body> = Readonly<Record<keyof Body, PropertyDecorator>>;

/** Several rules of one field, in the order in which they are checked. */
export const all = (...rules: PropertyDecorator[]): PropertyDecorator => applyDecorators(...rules.toReversed());

/** A DTO class with these rules. */
export function dtoWith<Body extends object>(rules: Rules<Body>): Dto<Body> {
  class RuledDto {}
  for (const [field, rule] of Object.entries<PropertyDecorator>(rules)) rule(RuledDto.prototype, field);
  return RuledDto as Dto<Body>;
}

/** Such a class with a name in the OpenAPI documents. */
export function namedDto<Body extends object>(title: string, rules: Rules<Body>): Dto<Body> {
  const dto = dtoWith(rules);
  JSONSchema({ title })(dto);
  return dto;
}

/** A DTO class with an optional field per language. */
export const byLocale = <Field>(title: string, rule: PropertyDecorator): Dto<Partial<Record<Locale, Field>>> =>
  namedDto<Partial<Record<Locale, Field>>>(
    title,
    perLocale(() => all(IsUndefinable(), rule)),
  );
