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
  app.setValidatorCompiler(({ schema, httpPart }): ValidateFunction | (() => boolean) =>
    UPLOAD in (schema as object) ? () => true : (httpPart === 'body' ? body : text).compile(schema as object),
  );
}
