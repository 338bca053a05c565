import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import files from '@fastify/static';
import Fastify from 'fastify';
import { PAGE_HEADERS } from '../kernel/index.js';

const YEAR = 'public, max-age=31536000, immutable';
/** The parts of a client that weigh something, with what each is. */
const PACKED = /^\/assets\/[\w.~-]+\.(js|css)$/;
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
/** Of 11: a tenth larger than the best, in a fiftieth of its time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const pack = promisify(brotliCompress);

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
    // Packed when they are first asked for: here no web server stands before, which would have them packed at hand.
    const packed = new Map<string, Promise<Buffer>>();
    site.addHook('onRequest', async ({ url, headers }, reply) => {
      const ending = PACKED.exec(url)?.[1];
      if (!ending) return;
      reply.header('vary', 'accept-encoding');
      if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return;
      if (!packed.has(url))
        packed.set(
          url,
          readFile(join(root, url)).then((text) => pack(text, QUALITY)),
        );
      const file = await packed.get(url)!.catch(() => void packed.delete(url));
      if (!file) return;
      return reply.headers({ 'cache-control': YEAR, 'content-encoding': 'br' }).type(TYPES[ending]!).send(file);
    });
    await site.register(files, {
      root,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? YEAR : 'no-cache');
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
