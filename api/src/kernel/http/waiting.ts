import type { FastifyInstance } from 'fastify';
import { inHurry, type Hurry } from '../waiting.js';

declare module 'fastify' {
  interface FastifyRequest {
    hurry: Hurry;
  }
}

/**
 * Gives every request a deadline for its database work: `patience` milliseconds from its arrival, and tells an upload
 * when its sender leaves.
 */
export function limitWaiting(fastify: FastifyInstance, patience: number): void {
  fastify.decorateRequest('hurry');
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.hurry = { until: Date.now() + patience };
    inHurry(request.hurry, done);
  });
  // The body is read in the connection's async context, so the request's context must be restored here.
  fastify.addHook('preValidation', (request, reply, done) => {
    const { hurry } = request;
    if (request.routeOptions.config.takesUpload) {
      const leaving = new AbortController();
      hurry.gone = leaving.signal;
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) leaving.abort();
      });
    }
    inHurry(hurry, done);
  });
}
