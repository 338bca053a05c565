import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
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
  const refuse = (seconds: number) =>
    seconds > 0 ? tooManyRequests({ seconds, minutes: Math.ceil(seconds / 60) }) : undefined;
  app.addHook('onRoute', (route) => {
    const { limit, cards, longest } = route.config ?? {};
    if (longest !== undefined) route.bodyLimit = longest;
    if (limit) {
      const ask: onRequestHookHandler = (request, _reply, done) => {
        const answer = limiter(limit, request, 1);
        if (typeof answer === 'number') done(refuse(answer));
        else answer.then((seconds) => done(refuse(seconds)), done);
      };
      route.onRequest = [route.onRequest ?? [], ask].flat();
    }
    if (cards) {
      // Of the answer and not of the request: what is counted has been found, and nothing beyond the limit leaves.
      const count = async (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
        const refusal =
          reply.statusCode < 300 ? refuse(await limiter('cards', request, cards(answer as never))) : undefined;
        if (refusal) throw refusal;
        return answer;
      };
      route.preSerialization = [route.preSerialization ?? [], count].flat();
    }
  });
}
