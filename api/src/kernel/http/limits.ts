import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../errors.js';
import type { Budget } from './route.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Budget | undefined;
  }
}

/** Counts a request of that kind, and says in how many seconds there is room for another; 0: it may pass. */
export type Limiter = (budget: Budget, request: FastifyRequest) => number | Promise<number>;

/** Routes that declare a `limit` ask it, after it is known who calls; no other route pays for it. */
export function limitRoutes(app: FastifyInstance, limiter: Limiter): void {
  app.addHook('onRoute', (route) => {
    const budget = route.config?.limit;
    if (!budget) return;
    const ask = async (request: FastifyRequest) => {
      const seconds = await limiter(budget, request);
      if (seconds > 0) throw tooManyRequests({ seconds, minutes: Math.ceil(seconds / 60) });
    };
    route.onRequest = [route.onRequest ?? [], ask].flat();
  });
}
