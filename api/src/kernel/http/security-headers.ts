import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Responses contain personal data: browsers must not cache them beyond logout or interpret them as a page, and other
 * sites must not embed them to learn who is logged in. Routes that may be cached, or that serve pages, override this.
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

/** For responses sent before any hook runs. */
export const protectAnswer = (reply: FastifyReply): void => void reply.headers(HEADERS);
