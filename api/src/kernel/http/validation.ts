import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { UPLOAD } from './route.js';

// ajv-formats is CommonJS; under NodeNext its default export is the module object.
const withFormats = addFormats as unknown as (ajv: Ajv) => Ajv;

/** Bodies are taken as they are; path and query come as text, so numbers and booleans in them are converted. */
export function useValidation(app: FastifyInstance): void {
  const options = { allErrors: true, strict: false, useDefaults: true } as const;
  const body = withFormats(new Ajv(options));
  const text = withFormats(new Ajv({ ...options, coerceTypes: 'array' }));
  app.setValidatorCompiler(({ schema, httpPart }): Validate =>
    UPLOAD in (schema as object) ? () => true : atFirstUse(httpPart === 'body' ? body : text, schema as object),
  );
}

type Validate = ((data: unknown) => boolean) & Pick<ValidateFunction, 'errors'>;

/** Compiling all of them would be a quarter of each start; most are not asked for long after it. */
function atFirstUse(ajv: Ajv, schema: object): Validate {
  let compiled: ValidateFunction | undefined;
  const validate: Validate = (data) => {
    compiled ??= ajv.compile(schema);
    const valid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return valid;
  };
  return validate;
}
