import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../errors.js';
import type { Budget } from './route.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Budget | undefined;
    cards?: ((answer: never) => number) | undefined;
    longest?: number | undefined;
  }
}

/** Counts what is taken against the budget; returns 0 if it may pass, otherwise the seconds until a retry may succeed. */
export type Limiter = (budget: Budget, request: FastifyRequest, taken: number) => number | Promise<number>;

/**
 * Enforces the `limit` of routes that declare one, after authentication, counts the `cards` of their answers, and lets in
 * bodies of their `longest`.
 */
export function limitRoutes(app: FastifyInstance, limiter: Limiter): void {
  const take = async (budget: Budget, request: FastifyRequest, taken: number): Promise<void> => {
    const seconds = await limiter(budget, request, taken);
    if (seconds > 0) throw tooManyRequests({ seconds, minutes: Math.ceil(seconds / 60) });
  };
  app.addHook('onRoute', (route) => {
    const { limit, cards, longest } = route.config ?? {};
    if (longest !== undefined) route.bodyLimit = longest;
    if (limit) {
      const ask = (request: FastifyRequest) => take(limit, request, 1);
      route.onRequest = [route.onRequest ?? [], ask].flat();
    }
    if (cards) {
      // Of the answer and not of the request: what is counted has been found, and nothing beyond the limit leaves.
      const count = async (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
        if (reply.statusCode < 300) await take('cards', request, cards(answer as never));
        return answer;
      };
      route.preSerialization = [route.preSerialization ?? [], count].flat();
    }
  });
}
