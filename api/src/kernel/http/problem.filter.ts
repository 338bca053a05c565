import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  bodyTooLarge,
  isMistake,
  isTold,
  internalError,
  invalidInput,
  malformedJson,
  notFound,
  unsupportedMediaType,
  type DomainError,
  type ErrorDefinition,
  type FieldError,
} from '../errors.js';
import type { Log } from '../log.js';

interface Failure extends Error {
  code?: string;
  statusCode?: number;
  validation?: Violation[];
}

interface Violation {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  parentSchema?: Record<string, unknown>;
}

const FRAMEWORK_ERRORS: Record<string, ErrorDefinition<Record<string, never>> | undefined> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedMediaType,
  FST_ERR_CTP_INVALID_JSON_BODY: malformedJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: malformedJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: malformedJson,
  // A malformed path, or a parameter longer than in any route, cannot match a resource.
  FST_ERR_BAD_URL: notFound,
  FST_ERR_MAX_PARAM_LENGTH: notFound,
};

/** Nobody corrects more fields at once, and the response stays smaller than the request. */
const MAX_FIELDS = 20;

/** Renders every error as `application/problem+json`: a code and its parameters; the client supplies the text. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: Failure, host: ArgumentsHost): void {
    this.answer(error, host.switchToHttp().getRequest(), host.switchToHttp().getResponse());
  }

  answer(error: Failure, request: FastifyRequest, reply: FastifyReply): void {
    if (reply.sent) return;
    const refusal = this.refusalOf(error);
    if (refusal.status >= 500 && refusal.code !== 'busy') {
      this.log.error(
        'request failed',
        { requestId: request.id, route: request.routeOptions.url, method: request.method },
        error,
      );
    }
    const { status, code, params, fields } = refusal;
    const { seconds = status === 503 ? 1 : undefined } = params as { seconds?: number };
    if (seconds !== undefined) void reply.header('retry-after', String(seconds));
    const isAnswer = request.headers['x-mistakes-as-answers'] !== undefined && isMistake(refusal);
    void reply
      .status(isAnswer ? 200 : status)
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send({ status, code, params, ...(fields && { fields: fields.slice(0, MAX_FIELDS) }), request_id: request.id });
  }

  private refusalOf(error: Failure): DomainError {
    if (isTold(error)) return error;
    // Nest wraps errors thrown by Fastify's body parser.
    if (error instanceof HttpException && error.cause instanceof Error) return this.refusalOf(error.cause);
    if (error.validation) return invalidInput(error.validation.map(toField));
    const known = error.code === undefined ? undefined : FRAMEWORK_ERRORS[error.code];
    if (known) return known({});
    if (error instanceof SyntaxError && error.statusCode === 400) return malformedJson({});
    if (error instanceof HttpException && error.getStatus() === 404) return notFound({});
    return internalError({});
  }
}

function toField({ instancePath, keyword, params, parentSchema = {} }: Violation): FieldError {
  const missing = params['missingProperty'] ?? params['additionalProperty'];
  const path = [...instancePath.split('/').filter(Boolean), ...(typeof missing === 'string' ? [missing] : [])];
  const code = keyword === 'required' ? 'required' : keyword === 'additionalProperties' ? 'unknown' : 'invalid';
  const allowed = allowedBy(keyword, params, parentSchema);
  return { field: path.join('.'), code, ...(allowed && { params: allowed }) };
}

/** The parameters reported for each kind of bound: the whole range, not only the limit that was exceeded. */
const BOUNDS: Record<string, string>[] = [
  { minimum: 'minimum', maximum: 'maximum' },
  { minLength: 'min_length', maxLength: 'max_length' },
  { minItems: 'min_items', maxItems: 'max_items' },
];

function allowedBy(
  keyword: string,
  params: Record<string, unknown>,
  schema: Record<string, unknown>,
): Record<string, unknown> | undefined {
  if (keyword === 'type' && params['type'] === 'integer') return { type: 'integer' };
  const names = BOUNDS.find((bounds) => keyword in bounds);
  if (!names) return undefined;
  const told = Object.entries(names).map(([name, as]): [string, unknown] => [as, schema[name]]);
  return Object.fromEntries(told.filter(([, limit]) => typeof limit === 'number'));
}
