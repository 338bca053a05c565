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

/** Headers of every page, the same as those of the containers' web server. No other site gets a referrer from here. */
export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'",
};
