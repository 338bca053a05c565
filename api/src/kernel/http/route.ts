import {
  applyDecorators,
  Delete as NestDelete,
  Get as NestGet,
  HttpCode,
  Post as NestPost,
  Put as NestPut,
} from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import type { Member, Staff } from '../caller.js';
import type { ErrorDefinition } from '../errors.js';
import type { Dto } from './dto.js';
import { schemaOf } from './dto-schema.js';

/** `member`: any logged-in member; `active`: a member with a confirmed e-mail (ACC-04); `staff:*`: the console. */
export type Access = 'visitor' | 'member' | 'active' | 'staff' | `staff:${'moderator' | 'finance' | 'admin'}`;

/** Rate limits, counted per member and per network, against reading or acting in bulk. */
export type Budget =
  | 'general'
  | 'pictures'
  | 'search'
  | 'cards'
  | 'profiles'
  | 'likes'
  | 'blocks'
  | 'reports'
  | 'typing'
  | 'swipes'
  | 'visits'
  | 'complaints'
  | 'profile-writes'
  | 'saved-searches'
  | 'preferences';

/** Marks the body of an upload for the validator. */
export const UPLOAD = 'x-upload';

/** Which of the configured tokens the sender of a webhook has. */
export type WebhookToken = 'mailReplies' | 'mailFeedback';

/** Everything about a route but its code: validation, types, access and OpenAPI are derived from it. */
export interface Contract {
  summary: string;
  access: Access;
  /** `required`: a repeated call could charge or send twice, so calls without an `Idempotency-Key` are rejected. */
  key?: 'required';
  /** A GET that changes state, as the specification requires; it needs the client-request marker header. */
  csrfHeader?: true;
  /** The rate limit that applies, if not the general one; exceeding it yields `too_many_requests`. */
  limit?: Budget;
  /** How many cards of other people an answer holds; more than the caller may read are not sent (`too_many_requests`). */
  cards?: (answer: never) => number;
  /** Responses carry an ETag, so that clients with a current copy receive 304. */
  tagged?: true;
  /** Called by programs that cannot send our headers (webhooks): no marker header, no origin check. */
  webhook?: true;
  /**
   * The body is read only of who has this token: others get `forbidden`, who sends none `token_required`, and without a
   * configured one it is `not_found`.
   */
  token?: WebhookToken;
  params?: TSchema;
  query?: TSchema;
  /** Bodies are DTO classes; params, queries and responses are TypeBox schemas. */
  body?: Dto;
  /** Bytes that a body may have, where the usual 64 KB are not enough. */
  longest?: number;
  /** The route takes one file instead of a body: the name of the form field. The handler reads it as a stream. */
  upload?: string;
  /** Status → body; `Type.Null()` for no body. The first is the success status. 204 without a body unless it is said. */
  reply?: Record<number, TSchema>;
  // oxlint-disable-next-line typescript/no-explicit-any
  errors?: readonly ErrorDefinition<any>[];
}

type CallerOf<C extends Contract> = C['access'] extends 'visitor'
  ? Member | undefined
  : C['access'] extends `staff${string}`
    ? Staff
    : Member;
type Part<C extends Contract, P extends 'params' | 'query'> = C[P] extends TSchema ? Static<C[P]> : undefined;
type Body<C extends Contract> = C['body'] extends Dto<infer Sent> ? Sent : undefined;

/** The request a handler receives with `@Req()`: validated and typed by the route's contract. */
export type RequestOf<C extends Contract> = Omit<FastifyRequest, 'params' | 'query' | 'body'> & {
  caller: CallerOf<C>;
  /** The idempotency key: the client's, or a generated one if the route does not require a key. */
  key: string;
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  body: Body<C>;
};
export type Reply = FastifyReply;

export const defineContract = <const C extends Contract>(contract: C): C => contract;

const problem = Type.Object(
  {
    status: Type.Integer(),
    code: Type.String(),
    params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    fields: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.String(),
          code: Type.String(),
          params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        }),
      ),
    ),
    request_id: Type.String(),
  },
  { additionalProperties: true },
);

/** Component name for errors shared by most routes: `BodyTooLarge`. */
const nameOf = (code: string) => code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Every error response of a route by status, with its codes, for clients and fuzzers. */
function refusals(contract: Contract, mutates: boolean): Record<number, object> {
  const { access, key, token, body, params, query, upload, errors = [] } = contract;
  const codes = new Map<number, Set<string>>();
  const add = (status: number, code: string) => codes.set(status, (codes.get(status) ?? new Set()).add(code));
  add(429, 'too_many_requests');
  for (const error of errors) add(error.status, error.code);
  if (access !== 'visitor') add(403, 'authentication_required');
  if (access === 'active') add(403, 'confirmation_required');
  if (access.startsWith('staff:') || token) add(403, 'forbidden');
  if (token) add(401, 'token_required');
  if (marked(contract, mutates)) {
    add(403, 'client_request_required');
    add(403, 'cross_site_request');
    add(409, 'other_account');
    // Any mutation may carry an idempotency key, which may be invalid.
    add(422, 'invalid_input');
    if (mutates) add(409, 'key_conflict');
  }
  if (key) add(422, 'idempotency_key_required');
  if (body || mutates) {
    add(400, 'malformed_json');
    add(413, 'body_too_large');
    add(415, 'unsupported_media_type');
  }
  // An unreadable path matches no resource.
  if (params || token) add(404, 'not_found');
  if (body || params || query || upload) add(422, 'invalid_input');
  // Any route may fail while the database is unavailable or overloaded.
  add(503, 'busy');
  return Object.fromEntries(
    [...codes].map(([status, names]) => [
      status,
      {
        description: [...names].join(', '),
        content: {
          'application/problem+json': {
            schema: {
              ...problem,
              properties: { ...problem.properties, code: { type: 'string', enum: [...names] } },
              ...(names.size === 1 && { title: nameOf([...names][0]!) }),
            },
          },
        },
      },
    ]),
  );
}

const marked = ({ csrfHeader, webhook }: Contract, mutates: boolean) => (mutates || csrfHeader === true) && !webhook;

const replyOf = ({ reply = { 204: Type.Null() } }: Contract) => reply;

function replies(contract: Contract, mutates: boolean): Record<string, unknown> {
  const own = Object.entries(replyOf(contract)).map(([status, schema]): [string, object] => [
    status,
    (schema as { type?: string }).type === 'null' ? { ...schema, description: 'No content' } : schema,
  ]);
  return { ...refusals(contract, mutates), ...Object.fromEntries(own) };
}

/** Describes the form; Fastify validates nothing here because the form is read later. */
const uploadSchema = (field: string) => ({
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    required: [field],
    properties: { [field]: { type: 'string', format: 'binary' } },
    [UPLOAD]: true,
  },
});

type Method = (path?: string) => MethodDecorator;

const route =
  (method: Method, mutates: boolean) =>
  (path: string, contract: Contract): MethodDecorator => {
    const { summary, access, params, query, body, upload } = contract;
    return applyDecorators(
      method(path),
      HttpCode(Number(Object.keys(replyOf(contract))[0])),
      RouteConfig({
        access,
        needsKey: contract.key === 'required',
        needsMarker: marked(contract, mutates),
        takesUpload: upload !== undefined,
        tagged: contract.tagged === true,
        limit: contract.limit ?? 'general',
        cards: contract.cards,
        longest: contract.longest,
        token: contract.token,
      }),
      RouteSchema({
        summary,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body: schemaOf(body) }),
        ...(upload && uploadSchema(upload)),
        response: replies(contract, mutates),
      }),
    );
  };

export const Get = route(NestGet, false);
export const Post = route(NestPost, true);
export const Put = route(NestPut, true);
export const Delete = route(NestDelete, true);
