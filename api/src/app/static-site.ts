import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import files from '@fastify/static';
import Fastify from 'fastify';
import { PAGE_HEADERS } from '../kernel/index.js';

/**
 * Serves a built client: hashed files cacheable for a year, and its index.html for every other path; as not found where
 * `pages`, if given, has none there.
 */
export async function staticSite(
  root: string,
  pages?: string,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const site = Fastify();
  const isPage = pages && new RegExp(pages);
  site.addHook('onRequest', async (_request, reply) => void reply.headers(PAGE_HEADERS));
  if (existsSync(root)) {
    await site.register(files, {
      root,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    site.setNotFoundHandler((request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).send();
      const path = request.url.split('?')[0]!;
      if (/\.\w{2,5}$/.test(path)) return reply.code(404).send();
      if (isPage && !isPage.test(path)) reply.code(404);
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    });
  } else {
    site.setNotFoundHandler((_request, reply) =>
      reply.code(503).type('text/plain').send('This site has not been built yet.'),
    );
  }
  await site.ready();
  return (request, response) => site.routing(request, response);
}
