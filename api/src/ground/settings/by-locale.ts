import { JSONSchema } from 'class-validator-jsonschema';
import { IsUndefinable, type Dto } from '../../kernel/index.js';
import { LOCALES, type Locale } from './countries.js';

/** A class with such a field for each language; any of them may be left out. `title`: its name in the API's documents. */
export function byLocale<Field>(title: string, rule: PropertyDecorator): Dto<Partial<Record<Locale, Field>>> {
  class ByLocaleDto {}
  for (const locale of LOCALES) {
    rule(ByLocaleDto.prototype, locale);
    IsUndefinable()(ByLocaleDto.prototype, locale);
  }
  JSONSchema({ title })(ByLocaleDto);
  return ByLocaleDto;
}
