import {
  ARRAY_MAX_SIZE,
  ARRAY_MIN_SIZE,
  ARRAY_UNIQUE,
  IS_IN,
  MATCHES,
  MAX,
  MIN,
  ValidationTypes,
} from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { Type, type TUnsafe } from 'typebox';
import { IS_DAY, IS_INSTANT, type Dto, type FieldContext } from './dto.js';
import { fieldsOf } from './dto-fields.js';
import { Day, Instant } from './schemas.js';

type Schema = Record<string, unknown>;
type Converter = (rule: { constraints: unknown[]; context?: FieldContext }) => Schema;

/** Overrides of the library's converters: each of ours sets only its own keywords, so their order does not matter. */
const additionalConverters: Record<string, Converter> = {
  [MIN]: ({ constraints }) => ({ minimum: constraints[0] }),
  [MAX]: ({ constraints }) => ({ maximum: constraints[0] }),
  [ARRAY_MIN_SIZE]: ({ constraints }) => ({ minItems: constraints[0] }),
  [ARRAY_MAX_SIZE]: ({ constraints }) => ({ type: 'array', maxItems: constraints[0] }),
  [ARRAY_UNIQUE]: () => ({ uniqueItems: true }),
  [IS_IN]: ({ constraints }) => ({ enum: constraints[0] }),
  // A RegExp's source escapes slashes, which a JSON Schema pattern does not need.
  [MATCHES]: ({ constraints }) => ({
    type: 'string',
    pattern: (constraints[0] as RegExp).source.replaceAll('\\/', '/'),
  }),
  [IS_DAY]: () => ({ ...Day }),
  [IS_INSTANT]: () => ({ ...Instant }),
  [ValidationTypes.NESTED_VALIDATION]: ({ context }) => schemaOf(context!.nested!()),
};

const schemas = new WeakMap<Dto, Schema>();
const dtos = new WeakMap<Schema, Dto>();

/** The JSON Schema of a DTO class, for the OpenAPI documents. Closed unless its `@JSONSchema` says otherwise. */
export function schemaOf(dto: Dto): Schema {
  const schema = schemas.get(dto) ?? describe(dto);
  schemas.set(dto, schema);
  dtos.set(schema, dto);
  return schema;
}

/** The same class as a response schema, for data returned in the shape it was sent; every field is present. */
export const answerOf = <Body extends object>(dto: Dto<Body>) =>
  Type.Object(schemaOf(dto)['properties'] as { [Name in keyof Body]-?: TUnsafe<Body[Name]> }, {
    additionalProperties: false,
  });

/** The class from which this schema was made; undefined for a hand-written schema. */
export const dtoOf = (schema: Schema): Dto | undefined => dtos.get(schema);

function describe(dto: Dto): Schema {
  const { properties = {}, ...rest } = targetConstructorToSchema(dto, {
    additionalConverters: additionalConverters,
  }) as Schema & { properties?: Record<string, Schema> };
  const fields = fieldsOf(dto);
  const required = fields.filter(({ undefinable }) => !undefinable).map(({ name }) => name);
  return {
    additionalProperties: false,
    ...rest,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      fields.map(({ name, nullable }) => [name, nullable ? orNull(properties[name]!) : properties[name]]),
    ),
  };
}

const orNull = ({ description, ...schema }: Schema): Schema => ({
  anyOf: [schema, { type: 'null' }],
  ...(description !== undefined && { description }),
});
