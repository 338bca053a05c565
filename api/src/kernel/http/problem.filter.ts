import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  bodyTooLarge,
  isRefusal,
  internalError,
  invalidInput,
  malformedJson,
  methodNotAllowed,
  notFound,
  unsupportedMediaType,
  type DomainError,
  type ErrorDefinition,
  type FieldError,
} from '../errors.js';
import type { Log } from '../log.js';
import type { RouteTable } from './route-table.js';

interface Failure extends Error {
  code?: string;
  statusCode?: number;
  validation?: { instancePath: string; keyword: string; params: Record<string, unknown> }[];
}

const BODY_ERRORS: Record<string, ErrorDefinition<Record<string, never>> | undefined> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedMediaType,
  FST_ERR_CTP_INVALID_JSON_BODY: malformedJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: malformedJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: malformedJson,
};

/** Every error leaves as `application/problem+json`: a code and its parameters; the text is the client's. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly log: Log,
    private readonly routes: RouteTable,
  ) {}

  catch(error: Failure, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    const refusal = this.refusalOf(error, request);
    if (refusal.status >= 500 && refusal.code !== 'busy') {
      this.log.error(
        'request failed',
        { requestId: request.id, route: request.routeOptions.url, method: request.method },
        error,
      );
    }
    if (refusal.status === 503) void reply.header('retry-after', '1');
    const { status, code, params, fields } = refusal;
    void reply
      .status(status)
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send({ status, code, params, ...(fields && { fields }), request_id: request.id });
  }

  private refusalOf(error: Failure, request: FastifyRequest): DomainError {
    if (isRefusal(error)) return error;
    // Nest wraps what Fastify's body parser throws.
    if (error instanceof HttpException && error.cause instanceof Error) return this.refusalOf(error.cause, request);
    if (error.validation) return invalidInput(error.validation.map(toField));
    const known = error.code === undefined ? undefined : BODY_ERRORS[error.code];
    if (known) return known({});
    if (error instanceof SyntaxError && error.statusCode === 400) return malformedJson({});
    if (error instanceof HttpException && error.getStatus() === 404) {
      return this.routes.knows(request.url) ? methodNotAllowed({}) : notFound({});
    }
    return internalError({});
  }
}

function toField({ instancePath, keyword, params }: NonNullable<Failure['validation']>[number]): FieldError {
  const missing = params['missingProperty'] ?? params['additionalProperty'];
  const path = [...instancePath.split('/').filter(Boolean), ...(typeof missing === 'string' ? [missing] : [])];
  const code = keyword === 'required' ? 'required' : keyword === 'additionalProperties' ? 'unknown' : 'invalid';
  return { field: path.join('.'), code };
}
