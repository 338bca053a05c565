import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Answers are about somebody: no browser keeps them after logout, none takes one for a page, and no other site embeds
 * one to learn who is logged in here. A route that may be kept, or is a page, says so itself.
 */
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

export function securityHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    protectAnswer(reply);
    done();
  });
}

/** For what is answered before any hook runs. */
export const protectAnswer = (reply: FastifyReply): void => void reply.headers(HEADERS);
