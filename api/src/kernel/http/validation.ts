import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, preValidationHookHandler } from 'fastify';
import { invalidInput } from '../errors.js';
import type { Dto } from './dto.js';
import { dtoOf } from './dto-schema.js';
import { violationsOf } from './dto-validation.js';
import { isDayText, isInstantText } from './formats.js';
import { UPLOAD } from './route.js';
import { unfitIn } from './unfit.js';
import { isUuid } from './uuid.js';

// ajv-formats is CommonJS; under NodeNext its default export is the module object.
const withFormats = addFormats as unknown as (ajv: Ajv) => Ajv;

interface Schema {
  [keyword: string]: unknown;
}
type Validate = ((data: unknown) => boolean) & Pick<ValidateFunction, 'errors'>;

const SIZES = ['maxLength', 'maxItems', 'maxProperties'];
/** Keywords that lead to nested sizes or select a branch. */
const WAYS = ['type', 'properties', 'items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', 'patternProperties'];
const IN_LOWER_CASE = 'x-lower-case';

/**
 * Bodies are validated by their class, without conversion. Path and query parameters arrive as text, so numbers and
 * booleans are converted. Sizes are checked first: an oversized value is rejected before its content is processed.
 */
export function useValidation(app: FastifyInstance): void {
  // Verbose: error responses include what the schema allows.
  const options = { allErrors: true, strict: false, useDefaults: true, verbose: true } as const;
  const sizes = new Ajv({ allErrors: true, strict: false, verbose: true });
  const body = withOurRules(new Ajv(options));
  const text = withOurRules(new Ajv({ ...options, coerceTypes: 'array' }));
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (UPLOAD in (schema as Schema)) return () => true;
    const dto = dtoOf(schema as Schema);
    if (dto) return validatorOf(dto);
    const inBody = httpPart === 'body';
    const checks = [
      atFirstUse(() => onlySizes(sizes.compile(sizesOf(schema as Schema) as Schema))),
      refuseUnfit,
      atFirstUse(() => (inBody ? body : text).compile(idsInLowerCase(schema) as Schema)),
    ];
    const validate: Validate = (data) => {
      const refused = checks.find((check) => !check(data));
      validate.errors = refused?.errors ?? null;
      return !refused;
    };
    return validate;
  });
  // Some clients cannot send a body with a DELETE: its query then stands for the body.
  const takeQuery: preValidationHookHandler = (request, _reply, done) => {
    if (request.body === undefined) request.body = request.query;
    done();
  };
  app.addHook('onRoute', (route) => {
    if (route.method === 'DELETE' && route.schema?.body)
      route.preValidation = [takeQuery, route.preValidation ?? []].flat();
  });
}

const validatorOf = (dto: Dto) => (body: unknown) => {
  const fields = violationsOf(dto, body);
  return fields.length === 0 ? true : { error: invalidInput(fields) };
};

function withOurRules(ajv: Ajv): Ajv {
  withFormats(ajv);
  // The library also accepts `urn:uuid:…`, which PostgreSQL rejects.
  ajv.addFormat('uuid', { type: 'string', validate: isUuid });
  ajv.addFormat('date', { type: 'string', validate: isDayText });
  ajv.addFormat('date-time', { type: 'string', validate: isInstantText });
  return ajv.addKeyword({
    keyword: IN_LOWER_CASE,
    type: 'string',
    modifying: true,
    errors: false,
    validate: (
      _: unknown,
      text: string,
      _schema: unknown,
      place?: { parentData: Schema; parentDataProperty: string | number },
    ) => {
      if (place) place.parentData[place.parentDataProperty] = text.toLowerCase();
      return true;
    },
  });
}

/** Converts ids to lower case, the form in which they are stored and compared. */
function idsInLowerCase(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(idsInLowerCase);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([name, part]) => [name, idsInLowerCase(part)]);
  const { format } = schema as Schema;
  return { ...Object.fromEntries(parts), ...(format === 'uuid' && { [IN_LOWER_CASE]: true }) };
}

/** The schema reduced to its size limits. */
function sizesOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(sizesOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => SIZES.includes(keyword) || WAYS.includes(keyword));
  return Object.fromEntries(
    kept.map(([keyword, part]: [string, unknown]) => {
      const named = keyword === 'properties' || keyword === 'patternProperties';
      return [
        keyword,
        named
          ? Object.fromEntries(Object.entries(part as Schema).map(([name, one]) => [name, sizesOf(one)]))
          : sizesOf(part),
      ];
    }),
  );
}

/** Keeps only size errors; the full schema reports all others better. */
function onlySizes(check: ValidateFunction): Validate {
  const validate: Validate = (data) => {
    if (check(data)) return true;
    validate.errors = (check.errors ?? []).filter(({ keyword }) => SIZES.includes(keyword));
    return validate.errors.length === 0;
  };
  return validate;
}

const refuseUnfit: Validate = (data) => {
  refuseUnfit.errors = unfitIn(data).map((instancePath) => ({
    instancePath,
    keyword: 'unfit',
    params: {},
    schemaPath: '',
  }));
  return refuseUnfit.errors.length === 0;
};

/**
 * Compiles on first use: compiling all schemas would take a quarter of the startup time, and most are not used soon.
 */
function atFirstUse(compile: () => Validate): Validate {
  let compiled: Validate | undefined;
  const validate: Validate = (data) => {
    compiled ??= compile();
    const valid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return valid;
  };
  return validate;
}
