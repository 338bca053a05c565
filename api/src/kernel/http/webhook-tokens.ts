import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, notFound, tokenRequired } from '../errors.js';
import { isSameSecret } from '../same-secret.js';
import type { WebhookToken } from './route.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    token?: WebhookToken | undefined;
  }
}

/**
 * Webhooks that declare a token read the body only of who has it, as a bearer token or as the password of basic
 * authentication. Without a configured token there is no such route.
 */
export function requireTokens(app: FastifyInstance, tokens: Readonly<Record<WebhookToken, string | undefined>>): void {
  app.addHook('onRoute', (route) => {
    const name = route.config?.token;
    if (!name) return;
    const ask = ({ headers }: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
      const expected = tokens[name];
      if (!expected) return done(notFound({}));
      if (headers.authorization === undefined) {
        void reply.header('www-authenticate', 'Basic realm="webhook"');
        return done(tokenRequired({}));
      }
      if (!isSameSecret(given(headers.authorization), expected)) return done(forbidden({}));
      // What Amazon SNS sends is JSON under the name of plain text.
      if (headers['content-type']?.startsWith('text/plain')) headers['content-type'] = 'application/json';
      done();
    };
    route.onRequest = [route.onRequest ?? [], ask].flat();
  });
}

function given(authorization: string | undefined): string | undefined {
  const [scheme, value = ''] = (authorization ?? '').split(' ');
  if (scheme === 'Bearer') return value;
  if (scheme !== 'Basic') return undefined;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}
