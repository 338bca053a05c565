import { JSONSchema } from 'class-validator-jsonschema';
import { IsUndefinable, type Dto } from '../../kernel/index.js';
import { LOCALES, type Locale } from './countries.js';

/** A DTO class with an optional field per language. `title`: its name in the OpenAPI documents. */
export function byLocale<Field>(title: string, rule: PropertyDecorator): Dto<Partial<Record<Locale, Field>>> {
  class ByLocaleDto {}
  for (const locale of LOCALES) {
    rule(ByLocaleDto.prototype, locale);
    IsUndefinable()(ByLocaleDto.prototype, locale);
  }
  JSONSchema({ title })(ByLocaleDto);
  return ByLocaleDto;
}
