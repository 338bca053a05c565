import type { FastifyInstance } from 'fastify';
import { withDeadline, type RequestDeadline } from '../deadlines.js';

declare module 'fastify' {
  interface FastifyRequest {
    deadline: RequestDeadline;
  }
}

/**
 * Gives every request a deadline for its database work: `patience` milliseconds from its arrival, and tells an upload
 * when its sender leaves.
 */
export function limitWaiting(fastify: FastifyInstance, patience: number): void {
  fastify.decorateRequest('deadline');
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.deadline = { until: Date.now() + patience, id: request.id };
    withDeadline(request.deadline, done);
  });
  // The body is read in the connection's async context, so the request's context must be restored here.
  fastify.addHook('preValidation', (request, reply, done) => {
    const { deadline } = request;
    if (request.routeOptions.config.takesUpload) {
      const leaving = new AbortController();
      deadline.gone = leaving.signal;
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) leaving.abort();
      });
    }
    withDeadline(deadline, done);
  });
}
