import type { FastifyInstance } from 'fastify';
import { inHurry, type Hurry } from '../waiting.js';

declare module 'fastify' {
  interface FastifyRequest {
    hurry: Hurry;
  }
}

/**
 * Gives every request its time with the database: `patience` in milliseconds, from when it came in; where a file is sent,
 * from when all of it is there, for that takes as long as the sender's line.
 */
export function limitWaiting(fastify: FastifyInstance, patience: number): void {
  fastify.decorateRequest('hurry');
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.hurry = { until: Date.now() + patience };
    inHurry(request.hurry, done);
  });
  // Reading a body ends in the connection's context, not in the request's.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { hurry, raw } = request;
    if (request.routeOptions.config.takesUpload) {
      hurry.until = Infinity;
      raw.once('end', () => (hurry.until = Date.now() + patience));
    }
    inHurry(hurry, done);
  });
}
