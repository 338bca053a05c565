import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    tagged?: boolean;
  }
}

const tagOf = (payload: string) => `"${createHash('sha1').update(payload).digest('base64url')}"`;
/** Proxies prefix `W/` to the ETag of a response they compressed. */
const known = (header: string | undefined, tag: string) =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/**
 * ETags for responses that every visitor loads and that rarely change: browsers revalidate and get them only if
 * changed.
 */
export function etags(fastify: FastifyInstance): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = tagOf(payload);
    void reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
    if (!known(request.headers['if-none-match'], tag)) return payload;
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  };
  fastify.addHook('onRoute', (route) => {
    if (route.config?.tagged) route.onSend = [route.onSend ?? [], answer].flat();
  });
}
