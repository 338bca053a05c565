import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import { isRefusal, requestDeadline, requestIds, type Job, type JobHandler, type Store } from '../kernel/index.js';

/**
 * Traces for an OpenTelemetry collector. A span has names that the program declares (route, kinds of streams, job) and
 * the request's number in the log: no id, no address, nothing that somebody wrote.
 */
export class Tracing {
  private readonly provider: TracerProvider;
  private readonly tracer;
  /** By what tells one request from another wherever its work goes on. */
  private readonly requests = new WeakMap<object, Span>();

  constructor(collector: string) {
    const exporter = new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'dating' }),
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
    });
    this.tracer = this.provider.getTracer('dating');
  }

  /** Registered after the hook that gives requests their deadlines. */
  watchRequests(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, _reply, done) => {
      const { method } = request;
      const route = request.routeOptions.url ?? 'none';
      const attributes = { 'http.request.method': method, 'http.route': route, request_id: request.id };
      const span = this.tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes });
      this.requests.set(request.deadline, span);
      done();
    });
    fastify.addHook('onResponse', (request, { statusCode }, done) => {
      const span = this.requests.get(request.deadline);
      span?.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
    fastify.addHook('onClose', () => this.provider.shutdown());
  }

  watchCommands(store: Store): void {
    const transact = store.transact.bind(store);
    store.transact = (command, work) => {
      const kinds = new Set(command.writes.map(({ definition }) => definition.type));
      return this.within(`command on ${[...kinds].join(', ')}`, SpanKind.INTERNAL, () => transact(command, work));
    };
  }

  watchJobs(handlers: Map<Job, JobHandler>): void {
    for (const [job, handler] of handlers)
      handlers.set(job, {
        run: (...given) => this.within(`job ${job.name}`, SpanKind.CONSUMER, async () => handler.run(...given)),
      });
  }

  private async within<T>(name: string, kind: SpanKind, work: () => Promise<T>): Promise<T> {
    const request = requestDeadline();
    const parent = request && this.requests.get(request);
    const ids = requestIds();
    const attributes = ids.length > 0 ? { request_id: ids.join(' ') } : {};
    const span = this.tracer.startSpan(
      name,
      { kind, attributes },
      parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    );
    try {
      return await work();
    } catch (error) {
      // Its message could quote a value. A refusal is an answer like others.
      if (!isRefusal(error)) span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }
}
