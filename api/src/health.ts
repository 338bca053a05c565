import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ConditionWatch } from './condition.js';
import type { Kernel } from './kernel/index.js';

const PATIENCE = 2_000;

/** Whether this process can do its work: the database answers. For load balancers and containers. */
export async function isHealthy({ database }: Pick<Kernel, 'database'>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE).unref());
  return Promise.race([
    database.query('SELECT 1').then(
      () => true,
      () => false,
    ),
    late,
  ]);
}

/** Books that differ are for people to look into: the process does its work all the same. */
async function answer(kernel: Pick<Kernel, 'database'>, watch: ConditionWatch) {
  return (await isHealthy(kernel))
    ? { code: 200, body: { status: 'ok', ...watch.last() } }
    : { code: 503, body: { status: 'unavailable' } };
}

/** At both addresses, outside the API's documents. */
export function tellHealth(fastify: FastifyInstance, kernel: Kernel, watch: ConditionWatch): void {
  for (const path of ['/api/health', '/api/admin/health']) {
    fastify.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const { code, body } = await answer(kernel, watch);
      return reply.code(code).header('cache-control', 'no-store').send(body);
    });
  }
}

/** A worker serves nothing else. */
export function serveHealth(
  kernel: Kernel,
  watch: ConditionWatch,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/api/health') return void response.writeHead(404).end();
    void answer(kernel, watch).then(({ code, body }) => {
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
