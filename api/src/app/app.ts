import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import { ModuleRef, NestFactory } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from './app.module.js';
import { isServerPage, PAGE_ROUTES } from '../meeting/landers/index.js';
import { RequestLimits } from '../ground/authentication/index.js';
import { HealthIndicators } from './health-indicators.js';
import { withholdFields } from './console-answers.js';
import { contexts } from './contexts.js';
import { registerHealth } from './health.js';
import { Metrics } from './metrics.js';
import {
  apiFolder,
  tokenOf,
  type BatchJob,
  type BatchJobHandler,
  type Eraser,
  type Job,
  type JobHandler,
  type Kernel,
} from '../kernel/index.js';
import {
  acceptUploads,
  guardRoutes,
  limitRoutes,
  limitWaiting,
  nameSchemas,
  NestLog,
  ProblemFilter,
  protectAnswer,
  securityHeaders,
  RouteTable,
  requireTokens,
  etags,
  useSerialisation,
  useValidation,
} from '../kernel/http/index.js';

const BODY_LIMIT = 64 * 1024;

interface Called {
  method?: string | undefined;
  url?: string | undefined;
}

export interface App {
  nest: NestFastifyApplication;
  fastify: FastifyInstance;
  handlers: Map<Job, JobHandler>;
  batchHandlers: Map<BatchJob, BatchJobHandler>;
  indicators: HealthIndicators;
  routes: RouteTable;
  /** Undefined if metrics are not enabled. */
  metrics: Metrics | undefined;
}

const PROCESS = randomBytes(6).toString('base64url');
let requests = 0;
/** Unlike Fastify's own, unique: it stays with the events. Never what a caller sent, which could be anything. */
const newRequestId = () => `${PROCESS}.${(++requests).toString(36)}`;

/** Builds the whole API on a started kernel; it does not listen yet. */
export async function createApp(kernel: Kernel): Promise<App> {
  const problems = new ProblemFilter(kernel.log);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    genReqId: newRequestId,
    skipMiddie: true,
    // Hops are counted from our side: what a visitor writes into the header stands before what our proxies append.
    trustProxy: (_address: string, hop: number) => hop < kernel.config.trustedProxies,
    rewriteUrl: ({ method, url = '/' }: Called) => routeOf(method, withoutSlash(withoutSuffix(url))),
    routerOptions: { maxParamLength: 200 },
    // Answers paths that the router cannot parse.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      protectAnswer(reply);
      problems.answer(error, request, reply);
    },
  });
  const nest: NestFastifyApplication = await NestFactory.create(AppModule.of(kernel), adapter, {
    logger: new NestLog(kernel.log),
    abortOnError: false,
    // Fastify's own reads JSON; Nest's would make a parser for each request.
    bodyParser: false,
  });
  nest.useBodyParser('application/x-www-form-urlencoded');
  const fastify = adapter.getInstance<FastifyInstance>();
  const routes = new RouteTable();
  routes.watch(fastify);
  useValidation(fastify);
  useSerialisation(fastify);
  // Every request would have its cookies parsed: few routes look at another than the session.
  await fastify.register(cookie, { hook: false });
  await fastify.register(swagger, openApi('member'));
  await fastify.register(swagger, openApi('admin'));
  securityHeaders(fastify);
  const indicators = new HealthIndicators(kernel, nest.get(QueryBus));
  const metrics = kernel.config.metrics && new Metrics(kernel, indicators);
  metrics?.watch(fastify);
  limitWaiting(fastify, kernel.patience);
  // Loaded by those alone who want it.
  const tracing = kernel.config.tracesTo && new (await import('./tracing.js')).Tracing(kernel.config.tracesTo);
  if (tracing) {
    tracing.watchRequests(fastify);
    tracing.watchCommands(kernel.store);
  }
  guardRoutes(fastify, kernel.sessions, routes);
  requireTokens(fastify, {
    mailReplies: kernel.config.mailReplies.token,
    mailFeedback: kernel.config.mailFeedbackToken,
  });
  limitRoutes(fastify, (budget, request, taken) =>
    nest.get(RequestLimits, { strict: false }).take(budget, request, taken),
  );
  withholdFields(fastify);
  etags(fastify);
  await acceptUploads(fastify);
  // The generated files: writing a document takes 60 to 190 ms, in which nobody else would be answered.
  for (const [path, name] of [
    ['/api/openapi.json', 'member'],
    ['/api/admin/openapi.json', 'admin'],
  ] as const) {
    fastify.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(await readFile(new URL(`openapi/${name}.json`, apiFolder))),
    );
  }
  registerHealth(fastify, kernel, indicators);
  nest.setGlobalPrefix('api', { exclude: PAGE_ROUTES });
  nest.useGlobalFilters(problems);
  await nest.init();
  await fastify.ready();
  const ref = nest.get(ModuleRef);
  const erasers = contexts.flatMap((context) => context.erasers ?? []);
  kernel.erasure.register(erasers.map((eraser) => ref.get<Eraser>(eraser, { strict: false })));
  const handlers = new Map<Job, JobHandler>();
  for (const { job, handler } of contexts.flatMap((context) => context.jobs ?? [])) {
    handlers.set(job as Job, ref.get<JobHandler>(tokenOf(handler), { strict: false }));
  }
  if (tracing) tracing.watchJobs(handlers);
  const batchHandlers = new Map<BatchJob, BatchJobHandler>();
  for (const { job, handler } of contexts.flatMap((context) => context.batchJobs ?? [])) {
    batchHandlers.set(job as BatchJob, ref.get<BatchJobHandler>(handler, { strict: false }));
  }
  return { nest, fastify, handlers, batchHandlers, indicators, routes, metrics };
}

/** Paths in the specification end in `.php`; both spellings reach the same route (CLI-08). */
function withoutSuffix(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  return path.startsWith('/api/') && path.endsWith('.php') ? path.slice(0, -4) + (end < 0 ? '' : url.slice(end)) : url;
}

/** A page that the server writes is the same with a slash at its end: addresses in advertisements are typed by hand. */
function withoutSlash(url: string): string {
  const [path, query] = url.split('?', 2) as [string, string?];
  if (path === '/' || !path.endsWith('/') || !isServerPage(path)) return url;
  return path.slice(0, -1) + (query === undefined ? '' : `?${query}`);
}

/** The specification saves a push subscription at the login route; here it has a route of its own. */
const routeOf = (method: string | undefined, url: string): string =>
  method === 'POST' && /^\/api\/user\?(.*&)?push=1(&|$)/.test(url) ? '/api/push/subscription' : url;

function openApi(part: 'member' | 'admin') {
  const admin = part === 'admin';
  return {
    openapi: {
      openapi: '3.1.0',
      info: { title: admin ? 'Console API' : 'Member API', version: '1' },
    },
    ...(admin && { decorator: 'adminSwagger' as never }),
    transform: ({ schema, url }: { schema: object | undefined; url: string }) => ({
      schema: { ...schema, hide: !schema || url.startsWith('/api/admin/') !== admin || 'hide' in schema } as never,
      url,
    }),
    transformObject: (document: object) => nameSchemas('openapiObject' in document ? document.openapiObject! : {}),
  };
}
