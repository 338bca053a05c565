import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../errors.js';
import type { Budget } from './route.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Budget | undefined;
    longest?: number | undefined;
  }
}

/** Counts a request against the budget; returns 0 if it may pass, otherwise the seconds until a retry may succeed. */
export type Limiter = (budget: Budget, request: FastifyRequest) => number | Promise<number>;

/** Enforces the `limit` of routes that declare one, after authentication, and lets in bodies of their `longest`. */
export function limitRoutes(app: FastifyInstance, limiter: Limiter): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.longest !== undefined) route.bodyLimit = route.config.longest;
    const budget = route.config?.limit;
    if (!budget) return;
    const ask = async (request: FastifyRequest) => {
      const seconds = await limiter(budget, request);
      if (seconds > 0) throw tooManyRequests({ seconds, minutes: Math.ceil(seconds / 60) });
    };
    route.onRequest = [route.onRequest ?? [], ask].flat();
  });
}
