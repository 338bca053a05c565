import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const tagOf = (payload: string) => `"${createHash('sha1').update(payload).digest('base64url')}"`;
/** Proxies prefix `W/` to the ETag of a response they compressed. */
const known = (header: string | undefined, tag: string) =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/**
 * ETags for responses that every visitor loads and that rarely change: browsers revalidate and get them only if
 * changed.
 */
export function etags(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const { tagged } = request.routeOptions.config as { tagged?: boolean };
    if (!tagged || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = tagOf(payload);
    void reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
    if (!known(request.headers['if-none-match'], tag)) return payload;
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}
