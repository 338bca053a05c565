import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isCurrent, type HealthIndicators } from './health-indicators.js';
import type { Kernel } from '../kernel/index.js';
import { watchAnswers } from './leaving.js';

const PATIENCE = 2_000;

/** Milliseconds without a successful write, although some were waiting, after which the lane counts as stuck. */
const STANDSTILL = 3_000;
/** Milliseconds for which a command that could not be stored keeps `writes` at `behind`. */
const REMEMBERED = 60_000;

type Watched = Pick<Kernel, 'database' | 'lane'>;

/** Why this process cannot work: the database does not answer, or stores nothing. For load balancers and containers. */
async function trouble({ database, lane }: Watched): Promise<'database' | 'writes' | undefined> {
  const late = new Promise<'database'>((resolve) => setTimeout(() => resolve('database'), PATIENCE).unref());
  const reads = database.query('SELECT 1').then(
    () => undefined,
    () => 'database' as const,
  );
  const writes = lane.moves(STANDSTILL, PATIENCE / 2).then((moves) => (moves ? undefined : 'writes'));
  return (await Promise.race([reads, late])) ?? writes;
}

/** Books that differ do not make the process unhealthy: people have to look into them. */
async function answer(kernel: Watched, indicators: HealthIndicators) {
  const because = await trouble(kernel);
  if (because) return { code: 503, body: { status: 'unavailable', because } };
  const writes = kernel.lane.state().gaveUp < REMEMBERED ? 'behind' : 'current';
  const condition = await indicators.last();
  const status = writes === 'current' && isCurrent(condition) ? 'ok' : 'degraded';
  return { code: 200, body: { status, writes, ...condition } };
}

/** Registered for both origins, outside the OpenAPI documents. */
export function registerHealth(fastify: FastifyInstance, kernel: Kernel, indicators: HealthIndicators): void {
  for (const path of ['/api/health', '/api/admin/health']) {
    fastify.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const { code, body } = await answer(kernel, indicators);
      return reply.code(code).send(body);
    });
  }
}

/** A worker serves health checks only. */
export function serveHealth(
  kernel: Kernel,
  indicators: HealthIndicators,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/api/health') return void response.writeHead(404).end();
    void answer(kernel, indicators).then(({ code, body }) => {
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  watchAnswers(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
